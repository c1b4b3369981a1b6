// npm run seed: fills a development site with what members would have made, running or stopped, so that nothing looks empty.
import { runCommandLine } from '@danqing/nest-kit/command-line';
import { describeSeeding, fillSite, SEED_SERVICES } from './seed/fill-site.ts';
import { seedGallery } from './seed/seed-gallery.ts';
import { besideSite } from './site-database.ts';

await besideSite([...SEED_SERVICES, 'creations'], (site, open) =>
  runCommandLine(process.argv.slice(2), {
    name: 'npm run seed --',
    description:
      'Fills a development site with made-up members and what they made. What is there stays, once only.',
    stdout: process.stdout,
    stderr: process.stderr,
    define(program, act) {
      program.action(
        act(async () => {
          if (process.env.NODE_ENV === 'production')
            throw new Error(
              'Nobody wants made-up members in production: run it without NODE_ENV=production.',
            );
          const urls = await open();
          const creations = await seedGallery(site.dataDir, urls);
          const added = { ...(await fillSite(urls)), creations };
          return { result: added, text: describeSeeding(added) };
        }),
      );
    },
  }),
);
