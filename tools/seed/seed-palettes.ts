import { openCreditsToSeed } from '@danqing/credits';
import { openPalettesToSeed } from '@danqing/palettes';
import type { Seed, SeedSite } from './seed-site.ts';
import { examplePalettes } from './example-palettes.ts';
import { createRandom } from './random.ts';

const CLAIMS_PER_MEMBER = 6;

export const seedPalettes: Seed = async ({ urls, members, colors }) => {
  const { credits, close } = await openCreditsToSeed(urls.credits);
  const palettes = await openPalettesToSeed(urls.palettes, { members, credits });
  try {
    const ids: number[] = [];
    let added = 0;
    const wanted = examplePalettes(colors).map((palette, place) => ({
      palette,
      author: members[place % members.length],
    }));
    for (const { palette, author } of wanted) {
      if (!author?.mayPublish) continue;
      const saved = await palettes.save(author.id, palette);
      ids.push(saved.id);
      if (saved.added) added += 1;
    }
    let downloads = 0;
    for (const claim of claims(members, ids)) if (await palettes.claim(claim)) downloads += 1;
    return { palettes: added, downloads };
  } finally {
    await palettes.close();
    await close();
  }
};

function claims(members: SeedSite['members'], ids: readonly number[]) {
  const random = createRandom('downloads');
  return members.flatMap(({ id: userId }) => {
    const liked = Array.from(
      { length: CLAIMS_PER_MEMBER },
      () => ids[Math.floor(random.next() ** 2.5 * ids.length)],
    );
    return [...new Set(liked)].flatMap((paletteId) =>
      paletteId === undefined ? [] : [{ paletteId, userId }],
    );
  });
}
