// npm run seed: fills a development site, running or stopped, with example content of members.
import { publicSigns } from '@danqing/nest-kit/config';
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
          const [sign] = publicSigns(process.env);
          if (sign !== undefined)
            throw new Error(`Made-up members are for a development machine, which this is not: ${sign}.`);
          const urls = await open();
          const creations = await seedGallery(site.dataDir, urls);
          const added = { ...(await fillSite(urls)), creations };
          return { result: added, text: describeSeeding(added) };
        }),
      );
    },
  }),
);
