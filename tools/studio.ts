// npm run studio -- seed: makes the creations of the embedded studio at once that a first start makes in the
// background.
import { runCommandLine } from '@danqing/nest-kit/command-line';
import { besideSite } from './site-database.ts';
import { seedGallery } from './seed/seed-gallery.ts';

await besideSite(['creations'], (site, open) =>
  runCommandLine(process.argv.slice(2), {
    name: 'npm run studio --',
    description: 'What the embedded studio makes of its own accord.',
    stdout: process.stdout,
    stderr: process.stderr,
    define(program, act) {
      program
        .command('seed')
        .description(
          'eight creations for each of the best known colours, signed by the studio; what is there stays',
        )
        .action(
          act(async () => {
            const added = await seedGallery(site.dataDir, await open(), (done, of) =>
              process.stderr.write(`${done} of ${of}\n`),
            );
            const text = added > 0 ? `added ${added} creations\n` : 'nothing added: all of it is there\n';
            return { result: { creations: added }, text };
          }),
        );
    },
  }),
);
