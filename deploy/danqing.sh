#!/bin/sh
# /usr/local/bin/danqing: the site's programs with the settings of its unit, as its user: danqing release status
set -eu
programs='release operators moderation credits payments collectibles studio database backup restore verify'
usage="danqing <program> …, one of: $programs; danqing <program> --help tells more"
program=${1:-}
case $program in
'') echo "$usage" >&2; exit 2 ;;
--help | -h | help) echo "$usage"; exit 0 ;;
esac
known=
for one in $programs; do [ "$one" = "$program" ] && known=yes; done
[ "$known" ] || { echo "danqing: there is no program $program. $usage" >&2; exit 2; }
shift
umask 077
set -a
. /etc/danqing/site.env
NODE_ENV=production DATA_DIR=/var/lib/danqing LAUNCHER=danqing
set +a
version=/opt/danqing/current
[ -f "$version/tools/$program.ts" ] || { echo "danqing: this version has no program $program" >&2; exit 2; }
# Folders that an argument names are those of the caller.
exec "$version/bin/node" "$version/tools/$program.ts" "$@"
