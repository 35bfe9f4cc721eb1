#!/bin/sh
# Runs the runtime again, on the same configuration, each time that it ends: what kills it shows what the rooms keep,
# without the seconds that starting the server around it takes. Its process id is in $CROSSTILE_PID_FILE. Descriptor 3
# is the server's end of a socket, which closes when the server dies: then all this ends too.
config="$CROSSTILE_PID_FILE.config"
cat >"$config"
(cat <&3 && kill -9 $$ $(cat "$CROSSTILE_PID_FILE")) >/dev/null 2>&1 &
while true; do
  "$CROSSTILE_WORKERD" "$@" <"$config" &
  echo $! >"$CROSSTILE_PID_FILE"
  { wait $!; } 2>/dev/null
done
