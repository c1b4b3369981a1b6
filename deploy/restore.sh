#!/bin/sh
# restore.sh <folder of backup.sh>: into an empty database at DATABASE_URL and an empty DATA_DIR, while no site runs. The
# next start gives the services their roles again.
set -eu
folder=$(cd "${1:?restore.sh <folder of backup.sh>}" && pwd)
if [ -n "$(ls -A "$DATA_DIR" 2>/dev/null)" ]; then
  echo "$DATA_DIR is not empty: name a new folder, or move the old one away." >&2
  exit 1
fi
mkdir -p "$DATA_DIR"
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname "$DATABASE_URL" "$folder/database"
tar --extract --file "$folder/data.tar" --directory "$DATA_DIR"
