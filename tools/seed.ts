import { findPublicSigns } from '@danqing/nest-kit/config';
import { runCommandLine } from '@danqing/nest-kit/command-line';
import { describeSeeding, fillSite, SEED_SERVICES } from './seed/fill-site.ts';
import { seedGallery } from './seed/seed-gallery.ts';
import { runWithSite } from './site-database.ts';

await runWithSite([...SEED_SERVICES, 'creations'], (site, open) =>
  runCommandLine(process.argv.slice(2), {
    name: 'npm run seed --',
    description: 'Fills a development site with sample members and their works, once. Keeps existing data.',
    stdout: process.stdout,
    stderr: process.stderr,
    define(program, act) {
      program.action(
        act(async () => {
          const [sign] = findPublicSigns(process.env);
          if (sign !== undefined)
            throw new Error(`Sample members are for development machines only: ${sign}.`);
          const urls = await open();
          const creations = await seedGallery(site.dataDir, urls);
          const added = { ...(await fillSite(urls)), creations };
          return { result: added, text: describeSeeding(added) };
        }),
      );
    },
  }),
);
