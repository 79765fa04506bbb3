#!/bin/sh
# Makes a data folder from the newest copy before a moment. At its start, PostgreSQL recovers it to that moment:
#   recover.sh '2026-11-27 09:41:00+00' /path/of/the/new/folder
set -eu
moment=$1
data=$2
if [ -e "$data" ]; then
  echo "$data already exists: move it away first" >&2
  exit 1
fi
until_then=$(date -u -d "$moment" +%Y%m%dT%H%M%SZ)
newest=
for copy in $(ls -1 "$ARCHIVE/base" | grep -v part | sort); do
  first=$(printf '%s\n%s\n' "$copy" "$until_then" | sort | head -n 1)
  if [ "$first" = "$copy" ] && [ "$copy" != "$until_then" ]; then newest=$copy; fi
done
if [ -z "$newest" ]; then
  echo "no copy is older than $moment; the oldest is $(ls -1 "$ARCHIVE/base" | sort | head -n 1)" >&2
  exit 1
fi
mkdir -m 700 -p "$data"
tar -xzf "$ARCHIVE/base/$newest/base.tar.gz" -C "$data"
cat >> "$data/postgresql.auto.conf" <<SETTINGS
restore_command = 'cp "$ARCHIVE/wal/%f" "%p"'
recovery_target_time = '$moment'
recovery_target_inclusive = off
recovery_target_action = promote
SETTINGS
touch "$data/recovery.signal"
chown -R "$(stat -c %u:%g "$ARCHIVE/wal")" "$data"
echo "made from the copy $newest, to be recovered to $moment"
