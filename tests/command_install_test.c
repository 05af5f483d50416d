/* make install: what it puts where, and a program of somebody else's that builds against it. */
#include "command.h"

#include <criterion/criterion.h>

/* A folder of its own for each test; our make must not take orders from the make that runs us. */
#define INSTALLED                                                                                  \
    "D=$(mktemp -d) && trap 'rm -rf $D' EXIT && unset MAKEFLAGS MFLAGS MAKELEVEL && "              \
    "make -s install DESTDIR=$D PREFIX=/opt/arbiter && P=$D/opt/arbiter && "
/* The library lies in DESTDIR, of which pkg-config must know nothing. */
#define PKG "PKG_CONFIG_PATH=$P/lib/pkgconfig pkg-config --define-variable=prefix=$P "
#define ASK "echo '" LINE " : Sab pass' | "
#define TOLD                                                                                       \
    "turn=jack result=- refused=1 by=- why=ENG-TURN-1\n"                                           \
    "  event 1 is refused by ENG-TURN-1: Jack has the first turn; then the players take turns.\n"

Test(command_install, every_file_is_where_it_belongs, .timeout = TEST_SECONDS)
{
    expect_exactly(INSTALLED "cd $P && find . ! -type d | LC_ALL=C sort", 0,
                   "./bin/arbiter\n"
                   "./include/arbiter/arbiter.h\n"
                   "./include/arbiter/englishman.h\n"
                   "./include/arbiter/table.h\n"
                   "./include/arbiter/ugo.h\n"
                   "./lib/libarbiter.a\n"
                   "./lib/libarbiter.so\n"
                   "./lib/libarbiter.so.0\n"
                   "./lib/pkgconfig/arbiter.pc\n"
                   "./share/man/man1/arbiter.1\n");
    expect_exactly(INSTALLED "echo '" LINE "' | $P/bin/arbiter judge", 0, FINE);
}

Test(command_install, pkg_config_knows_the_prefix_and_not_the_destdir, .timeout = TEST_SECONDS)
{
    expect_exactly(INSTALLED "PKG_CONFIG_PATH=$P/lib/pkgconfig "
                             "pkg-config --variable=prefix arbiter",
                   0, "/opt/arbiter\n");
    expect_exactly(INSTALLED PKG "--modversion arbiter", 0, "0.1.0\n");
    expect_without(INSTALLED "cat $P/lib/pkgconfig/arbiter.pc", 0, "/tmp");
}

Test(command_install, a_program_builds_against_the_static_library, .timeout = TEST_SECONDS)
{
    expect_exactly(INSTALLED "${CC:-cc} harnesses/example.c $(" PKG "--cflags arbiter) "
                             "$P/lib/libarbiter.a -o $D/example && " ASK "$D/example",
                   0, TOLD);
}

Test(command_install, a_program_builds_against_the_shared_library, .timeout = TEST_SECONDS)
{
    expect_exactly(INSTALLED "${CC:-cc} harnesses/example.c $(" PKG "--cflags --libs arbiter) "
                             "-o $D/example && " ASK "LD_LIBRARY_PATH=$P/lib $D/example",
                   0, TOLD);
    expect(INSTALLED "${CC:-cc} harnesses/example.c $(" PKG "--cflags --libs arbiter) "
                     "-o $D/example && LD_LIBRARY_PATH=$P/lib ldd $D/example",
           0, "libarbiter.so.0 => ");
}

/* Folders that others share, such as bin, stay; the one of our headers does not. */
Test(command_install, uninstall_leaves_nothing, .timeout = TEST_SECONDS)
{
    expect_exactly(INSTALLED "make -s uninstall DESTDIR=$D PREFIX=/opt/arbiter && "
                             "cd $P && find . ! -type d && find . -name '*arbiter*'",
                   0, "");
    expect_exactly(INSTALLED "touch $P/include/arbiter/mine.h && "
                             "make -s uninstall DESTDIR=$D PREFIX=/opt/arbiter && "
                             "cd $P && find . ! -type d",
                   0, "./include/arbiter/mine.h\n");
}

Test(command_install, the_example_answers_and_explains, .timeout = TEST_SECONDS)
{
    expect_exactly(ASK "build/example", 0, TOLD);
    expect_exactly("printf '# x\\n\\n" LINE "\\nwhist\\n" LINE "' | build/example", 0,
                   FINE "error 1 unknown game; see: arbiter games\n" FINE);
    expect("echo '" LINE "' | build/example > /dev/full", 2, "");
}
