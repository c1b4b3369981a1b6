import { commandOf, InvalidArgumentError, runCommandLine } from '@danqing/nest-kit/command-line';
import { s3SettingsOf } from '@danqing/nest-kit/config';
import { openAsAdministrator } from './back-up/administrator.ts';
import { makeBackUp, makeNextBackUp } from './back-up/make-back-up.ts';
import { settings } from './settings.ts';

function parseCount(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a number of at least 1.');
}

// Back-ups contain keys and personal data.
process.umask(0o077);
process.exitCode = await runCommandLine(process.argv.slice(2), {
  name: commandOf('backup'),
  description:
    "Backs up the database, the irreplaceable files in DATA_DIR and, with S3, the objects of the bucket. The site may be running. Requires pg_dump of the server's version or newer.",
  stdout: process.stdout,
  stderr: process.stderr,
  define(program, act) {
    program
      .argument('<folder>', 'new folder; with --keep, the folder that contains the back-ups')
      .option(
        '--keep <n>',
        'create a back-up named by time, then delete the oldest ones until n are left',
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
