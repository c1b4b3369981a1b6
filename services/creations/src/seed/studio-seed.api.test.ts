import type { Collection, CollectionsResponse } from '@danqing/contracts/creations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedStudio } from '../programs/seed-studio.ts';
import { insertPoem } from '../poem/poem.queries.ts';
import { StudioPoet } from '../poem/studio/studio-poet.ts';
import { STUDIO } from '../studio/studio.ts';
import { TestColors } from '@danqing/test-kit';
import { openCreations, type TestCreations } from '../testing/open-creations.ts';
import { SeedWork } from './seed-work.ts';
import { SEEDED_COLORS, SEEDED_CREATIONS } from './seeded-creations.ts';

const colors = await new TestColors().listColors();
let creations: TestCreations;
beforeAll(async () => {
  creations = await openCreations();
});
afterAll(() => creations.close());

const seed = (most: number) => {
  const { databaseUrl, dataDir } = creations;
  return seedStudio({ databaseUrl, dataDir, s3: null, colors }, { most });
};
const list = async () => (await creations.call('GET', '/api/collections')).json<CollectionsResponse>().data;

describe('the creations of the studio', { timeout: 120_000 }, () => {
  it('are eight of each of twelve colours that there are, of all themes', () => {
    const names = new Set(colors.map(({ name }) => name));
    expect(SEEDED_COLORS.filter((name) => !names.has(name))).toEqual([]);
    for (const name of SEEDED_COLORS) {
      const own = SEEDED_CREATIONS.filter(({ colorName }) => colorName === name);
      expect([own.length, new Set(own.map(({ theme }) => theme)).size]).toEqual([8, 3]);
    }
    expect(new Set(SEEDED_CREATIONS.map(({ poemId }) => poemId)).size).toBe(96);
  });

  it('are made once, signed by the studio, listed with their pictures, and cost nobody anything', async () => {
    expect(await seed(2)).toBe(2);
    const [newest, oldest] = await list();
    expect([oldest?.color.name, newest?.color.name]).toEqual(SEEDED_COLORS.slice(0, 2));
    for (const { user, maker, images, is_listed } of [newest, oldest] as Collection[]) {
      expect(user).toEqual({ id: 0, name: '丹青画室', has_page: true, email: null, image: null });
      expect([maker, images[0]?.maker, images[0]?.width, is_listed]).toEqual([STUDIO, STUDIO, 1024, true]);
      for (const { url } of images[0]?.sizes ?? [])
        expect((await creations.call('GET', url)).statusCode).toBe(200);
    }
    expect(await creations.credits.holdsOf(0)).toEqual([]);
    expect(await seed(0)).toBe(0);
    expect(await list()).toHaveLength(2);
  });

  it('leave alone a poem that somebody else has already', async () => {
    const { colorName, poemId } = SEEDED_CREATIONS[2]!;
    const { id, name, hex } = colors.find((one) => one.name === colorName)!;
    const poem = await new StudioPoet().write({ name, hex, seed: poemId });
    const mine = '0b9f0f4e-5a0e-4a55-9c3f-6a1d1f0f7f10';
    await insertPoem(creations.dataSource, { ...poem, id: mine, color: { id, name, hex }, maker: STUDIO });
    expect(await seed(1)).toBe(0);
    expect(await list()).toHaveLength(2);
    const answer = await creations.call(
      'POST',
      '/api/ai/image',
      { requestId: mine, theme: 'flowers' },
      { as: 7 },
    );
    expect(answer.statusCode).toBe(200);
  });

  it('are made one after another in the background, and go on where they were left', async () => {
    const work = creations.app.get(SeedWork);
    await Promise.all([work.work(SEEDED_CREATIONS.slice(94)), work.work(SEEDED_CREATIONS.slice(95))]);
    const made = async () => (await list()).filter(({ user }) => user.id === 0).length;
    await expect.poll(made, { timeout: 60_000 }).toBe(4);
  });
});
