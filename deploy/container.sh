#!/bin/sh
# /usr/local/bin/danqing of the image: the site's programs with the settings of their container: danqing release status
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
cd /danqing
[ -f "tools/$program.ts" ] || { echo "danqing: this version has no program $program" >&2; exit 2; }
exec node "tools/$program.ts" "$@"
