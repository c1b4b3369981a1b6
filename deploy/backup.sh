#!/bin/sh
# backup.sh <new folder>: the database at DATABASE_URL, and what DATA_DIR has beside it. The site may run. Needs the
# pg_dump of the server's version, or a newer one.
set -eu
umask 077
mkdir "${1:?backup.sh <new folder>}"
folder=$(cd "$1" && pwd)
# The database first: files of releases are only added, so those that it names are there afterwards.
pg_dump --format=custom --no-owner --no-privileges --file "$folder/database" "$DATABASE_URL"
# With S3_* the releases are in the bucket: copy it after this.
cd "$DATA_DIR"
for kept in releases release-key operator-token identity; do
  [ ! -e "$kept" ] || echo "$kept"
done | tar --create --file "$folder/data.tar" --files-from -
