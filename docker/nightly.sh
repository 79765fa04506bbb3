#!/bin/sh
# Runs a command every night at an hour of UTC: nightly.sh 2 node backend/dist/cli.js backup /backups
# Instead of a cron daemon, which would want to be root; what the command says stands in the log of its container.
set -eu
hour=$1
shift
while :; do
  sleep $(((86400 + hour * 3600 - $(date +%s) % 86400) % 86400 + 1))
  "$@" || echo "failed: $*; it is tried again tomorrow" >&2
done
