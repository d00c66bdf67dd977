#!/bin/sh
# Starts Bumblewick with the Java of this system: JAVA_HOME's, or the one in the PATH.
here=$(cd -- "$(dirname -- "$0")" && pwd -P) || exit 1
if [ -n "$JAVA_HOME" ]; then java=$JAVA_HOME/bin/java; else java=java; fi

version=$("$java" -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p' | head -n 1)
if [ -z "$version" ] || [ "$version" -lt 17 ]; then
  echo "Bumblewick needs Java 17 or later; found ${version:-none} ($java)." >&2
  exit 2
fi

# Java finds no file with an umlaut in its path where the locale is not told
case ${LC_ALL:-${LC_CTYPE:-$LANG}} in
  "" | C | POSIX) export LC_ALL=C.UTF-8 ;;
esac
# from Java 24 on LWJGL's use of Unsafe is reported as a warning; older Java does not know the option
set -- -XX:+IgnoreUnrecognizedVMOptions --sun-misc-unsafe-memory-access=allow -XX:Flags="$here/java.flags" \
  -jar "$here/bumblewick.jar" "$@"
# macOS shows windows only from the first thread
[ "$(uname)" = Darwin ] && set -- -XstartOnFirstThread "$@"
exec "$java" "$@"
