#!/bin/sh
# /usr/local/bin/danqing: the site's programs with the settings of its unit, as its user: danqing release status
set -eu
program=${1:?danqing <program>: release, operators, moderation, credits, payments, collectibles, studio, database, backup, restore, verify}
shift
umask 077
set -a
. /etc/danqing/site.env
NODE_ENV=production DATA_DIR=/var/lib/danqing LAUNCHER=danqing
set +a
# Folders that an argument names are those of the caller.
exec /opt/danqing/current/bin/node "/opt/danqing/current/tools/$program.ts" "$@"
