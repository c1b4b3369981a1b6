#!/bin/sh
# /usr/local/bin/danqing of the image: the site's programs with the settings of their container: danqing release status
set -eu
program=${1:?danqing <program>: release, operators, moderation, credits, payments, collectibles, studio, database, backup, restore, verify}
shift
cd /danqing
exec node "tools/$program.ts" "$@"
