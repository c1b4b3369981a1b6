import { commandOf, runCommandLine } from '@danqing/nest-kit/command-line';
import { databaseUrls, s3SettingsOf } from '@danqing/nest-kit/config';
import { openAsAdministrator } from './back-up/administrator.ts';
import { restoreBackUp } from './back-up/restore-back-up.ts';
import { settings } from './settings.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  name: commandOf('restore'),
  description:
    'Restores a back-up into an empty database at DATABASE_URL and an empty DATA_DIR, then compares the two. Stop the site first. The next start recreates the roles of the services.',
  stdout: process.stdout,
  stderr: process.stderr,
  define(program, act) {
    program.argument('<folder>', 'folder created by backup').action(
      act(async (folder: string) => {
        const site = settings(process.env);
        const stored = { dataDir: site.dataDir, s3: s3SettingsOf(process.env) };
        let database: Awaited<ReturnType<typeof openAsAdministrator>> | undefined;
        try {
          const open = async () => (database = await openAsAdministrator(site)).url;
          const manifest = await restoreBackUp({ ...stored, open }, folder);
          const { formatReport: describeVerified, verifyData } = await import('./back-up/verify-data.ts');
          const kinds = await verifyData(databaseUrls({ DATABASE_URL: database!.url }), stored);
          const { text, sound } = describeVerified(kinds);
          return {
            result: { manifest, verified: kinds },
            text: `restored what was backed up at ${manifest.madeAt}\n${text}`,
            refused: !sound,
          };
        } finally {
          await database?.close();
        }
      }),
    );
  },
});
