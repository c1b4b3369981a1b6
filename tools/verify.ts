import { commandOf, runCommandLine } from '@danqing/nest-kit/command-line';
import { DATABASE_SERVICES, s3SettingsOf } from '@danqing/nest-kit/config';
import { formatReport, verifyData } from './back-up/verify-data.ts';
import { runWithSite } from './site-database.ts';

await runWithSite(DATABASE_SERVICES, ({ dataDir }, open) =>
  runCommandLine(process.argv.slice(2), {
    // `npm run verify` is taken: it runs all tests.
    name: process.env.LAUNCHER ? commandOf('verify') : commandOf('data:verify'),
    description:
      'Checks that all pictures, videos, downloads and release files named in the database are stored, and lists missing ones. The site may be running.',
    stdout: process.stdout,
    stderr: process.stderr,
    define(program, act) {
      program.action(
        act(async () => {
          const kinds = await verifyData(await open(), { dataDir, s3: s3SettingsOf(process.env) });
          const { text, sound } = formatReport(kinds);
          return { result: kinds, text, refused: !sound };
        }),
      );
    },
  }),
);
