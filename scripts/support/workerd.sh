#!/bin/sh
# Runs the runtime so that it never outlives the server that started it: file descriptor 3 is that server's end of a
# socket, which closes when the server dies, even of kill -9. Without this an orphan would keep the port and the rooms.
(cat <&3 && kill -9 $$) >/dev/null 2>&1 &
exec "$CROSSTILE_WORKERD" "$@"
