// danqing backup <folder>, npm run backup -- <folder>: backs up database, data folder and bucket, while the
// site runs.
import { commandOf, InvalidArgumentError, runCommandLine } from '@danqing/nest-kit/command-line';
import { s3SettingsOf } from '@danqing/nest-kit/config';
import { openAsAdministrator } from './back-up/administrator.ts';
import { makeBackUp, makeNextBackUp } from './back-up/make-back-up.ts';
import { settings } from './settings.ts';

function parseCount(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a number from 1 on.');
}

// Back-ups contain keys and personal data.
process.umask(0o077);
process.exitCode = await runCommandLine(process.argv.slice(2), {
  name: commandOf('backup'),
  description:
    "Copies the database, everything below DATA_DIR that cannot be made anew, and with S3 the objects of the bucket. The site may run. Needs the pg_dump of the server's version, or a newer one.",
  stdout: process.stdout,
  stderr: process.stderr,
  define(program, act) {
    program
      .argument('<folder>', 'a new folder; with --keep the folder that holds the back-ups')
      .option(
        '--keep <n>',
        'make one with the time for its name, then delete the oldest such back-ups until n are left',
        parseCount,
      )
      .action(
        act(async (folder: string, { keep }: { keep?: number }) => {
          const site = settings(process.env);
          const s3 = s3SettingsOf(process.env);
          const database = await openAsAdministrator(site);
          try {
            const data = { databaseUrl: database.url, dataDir: site.dataDir, s3 };
            const made =
              keep === undefined ? await makeBackUp(data, folder) : await makeNextBackUp(data, folder, keep);
            const { data: files, bucket } = made.manifest;
            const objects = bucket ? `, ${bucket.files} objects of the bucket` : '';
            return {
              result: made,
              text: `${made.folder}: the database, ${files.files} files${objects}\n`,
            };
          } finally {
            await database.close();
          }
        }),
      );
  },
});
