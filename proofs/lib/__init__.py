"""The parts of proofs/prove, which is only its command line."""
