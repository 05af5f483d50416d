#!/bin/sh
# A command that judges one line and ends, under Arbiter: right, but slow. To wrap your own, change
# the specs and the command in judge().
engines=$(dirname "$0")/../engines

judge() {
    printf '%s\n' "$1" | python3 "$engines/englishman.py" --level 2
}

while IFS= read -r line || [ -n "$line" ]; do
    case $line in
    'hello '*) echo 'hello version=1 level=2 spec=englishman@*?*' ;;
    *) judge "$line" || exit ;; # Arbiter reports an engine that ends
    esac
done
