// npm run studio -- seed: makes the embedded studio's creations at once. A first start makes them in the
// background.
import { runCommandLine } from '@danqing/nest-kit/command-line';
import { runWithSite } from './site-database.ts';
import { seedGallery } from './seed/seed-gallery.ts';

await runWithSite(['creations'], (site, open) =>
  runCommandLine(process.argv.slice(2), {
    name: 'npm run studio --',
    description: 'Create content with the embedded studio.',
    stdout: process.stdout,
    stderr: process.stderr,
    define(program, act) {
      program
        .command('seed')
        .description(
          'add eight creations by the studio for each of the best-known colours; keeps existing ones',
        )
        .action(
          act(async () => {
            const added = await seedGallery(site.dataDir, await open(), (done, of) =>
              process.stderr.write(`${done} of ${of}\n`),
            );
            const text =
              added > 0 ? `added ${added} creations\n` : 'nothing added: everything exists already\n';
            return { result: { creations: added }, text };
          }),
        );
    },
  }),
);
