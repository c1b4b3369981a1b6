import { openColorsToSeed } from '@danqing/cocreate';
import type { Seed, SeedSite } from './seed-site.ts';
import { EXAMPLE_NAMES } from './example-names.ts';
import { createRandom } from './random.ts';

const LIKES_PER_MEMBER = 8;

export const seedColors: Seed = async ({ urls, members, colors }) => {
  const cocreate = await openColorsToSeed(urls.cocreate, { members, colors });
  try {
    const made: Made[] = [];
    let added = 0;
    const wanted = Object.entries(EXAMPLE_NAMES).flatMap(([name, makers]) =>
      Array.from({ length: makers }, (_, at) => ({ name, variant: at === 0 ? undefined : String(at) })),
    );
    for (const [place, { name, variant }] of createRandom('colors').sample(wanted, wanted.length).entries()) {
      const author = members[place % members.length];
      // Operators may revoke the permission to publish.
      if (!author?.mayPublish) continue;
      const color = await cocreate.make(author.id, name, variant);
      made.push({ id: color.id, authorId: author.id });
      if (color.added) added += 1;
    }
    let likes = 0;
    for (const { userId, id } of likesOf(members, made)) if (await cocreate.like(userId, id)) likes += 1;
    return { colors: added, likes };
  } finally {
    await cocreate.close();
  }
};

interface Made {
  id: number;
  authorId: number;
}

function likesOf(members: SeedSite['members'], made: readonly Made[]) {
  const random = createRandom('likes');
  return members.flatMap(({ id: userId }) => {
    const liked = Array.from(
      { length: LIKES_PER_MEMBER },
      () => made[Math.floor(random.next() ** 2.5 * made.length)],
    );
    return [...new Set(liked)].flatMap((color) =>
      color === undefined || color.authorId === userId ? [] : [{ userId, id: color.id }],
    );
  });
}
