import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditLedger } from '@danqing/credits';
import { cocreateDatabase } from '@danqing/cocreate';
import { createDataSource, DATABASE_SERVICES, type DatabaseUrls } from '@danqing/nest-kit';
import { palettesDatabase } from '@danqing/palettes';
import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import { GROUP_ITEMS } from '@danqing/contracts/cocreate';
import type { Color } from '@danqing/contracts/colors';
import type { PaletteColor } from '@danqing/contracts/palettes';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WORKSPACE } from '../steps.ts';
import { describeSeeding, fillSite } from './fill-site.ts';
import { examplePalettes } from './example-palettes.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const urls = () =>
  Object.fromEntries(DATABASE_SERVICES.map((service) => [service, database.url])) as DatabaseUrls;

const colors = JSON.parse(
  readFileSync(join(WORKSPACE, 'services/colors/data/colors.json'), 'utf8'),
) as Color[];

interface Row {
  name: string;
  author: string;
  listed: boolean;
  downloads: number;
  claims: number;
  colors: PaletteColor[];
}

async function stored() {
  const source = await createDataSource(palettesDatabase(database.url));
  try {
    const palettes = await source.query<Row[]>(
      `select palette.name, author.name as author, listed, downloads, colors,
         (select count(*)::integer from palettes.downloads where palette_id = palette.id) as claims
       from palettes.palettes as palette join palettes.authors as author using (user_id) order by palette.id`,
    );
    const [counts] = await source.query<[{ members: number; entitled: number; claimed: number }]>(
      `select (select count(*)::integer from identity.users) as members,
         (select count(*)::integer from identity.starting_credits) as entitled,
         (select count(*)::integer from credits.ledger where reason = 'palette-export') as claimed`,
    );
    return { palettes, ...counts, audit: await auditLedger(source) };
  } finally {
    await source.destroy();
  }
}

interface ColorRow {
  name: string;
  author: string;
  hex: string;
  listed: boolean;
  likes: number;
  liked: number;
}

async function storedColors() {
  const source = await createDataSource(cocreateDatabase(database.url));
  try {
    return await source.query<ColorRow[]>(
      `select color.name, author.name as author, hex, listed, likes_count as likes,
         (select count(*)::integer from cocreate.likes
           where color_id = color.id and likes.user_id <> color.user_id) as liked
       from cocreate.colors as color join cocreate.authors as author using (user_id) order by color.id`,
    );
  } finally {
    await source.destroy();
  }
}

it('fills an empty site with public palettes of several members, and a second time adds nothing', async () => {
  const first = await fillSite(urls());
  const { palettes, members, entitled, claimed, audit } = await stored();
  const made = await storedColors();
  const likes = made.reduce((sum, color) => sum + color.likes, 0);
  expect(first).toEqual({
    members,
    palettes: palettes.length,
    downloads: claimed,
    colors: made.length,
    likes,
  });
  expect(describeSeeding(first)).toMatch(/^added \d+ members, \d+ palettes, \d+ downloads, \d+ colors/);
  expect(members).toBeGreaterThanOrEqual(10);
  expect(entitled).toBe(members);
  expect(palettes.length).toBeGreaterThan(50);
  expect(palettes.every(({ listed }) => listed)).toBe(true);
  expect(new Set(palettes.map(({ author }) => author)).size).toBe(members);
  expect(palettes.map(({ downloads }) => downloads)).toEqual(palettes.map(({ claims }) => claims));
  expect(audit.problemCount).toBe(0);

  expect(made.length).toBeGreaterThanOrEqual(36);
  expect(made.every(({ listed }) => listed)).toBe(true);
  expect(new Set(made.map(({ author }) => author)).size).toBe(members);
  expect(made.map((color) => color.likes)).toEqual(made.map(({ liked }) => liked));
  expect(Math.max(...made.map((color) => color.likes))).toBeGreaterThanOrEqual(4);
  const hexes = made.filter(({ name }) => name === '雨后青').map(({ hex }) => hex);
  expect(hexes.length).toBeGreaterThan(GROUP_ITEMS);
  expect(new Set(hexes).size).toBe(hexes.length);
  const traditional = new Set(colors.map(({ name }) => name));
  expect(made.filter(({ name }) => traditional.has(name))).toEqual([]);

  expect(describeSeeding(await fillSite(urls()))).toBe('nothing added: everything exists already\n');
  expect(await stored()).toEqual({ palettes, members, entitled, claimed, audit });
  expect(await storedColors()).toEqual(made);
});

it('fills two sites alike, with colours of the table under their names', async () => {
  const names = new Map(colors.map(({ name, hex }) => [name, hex]));
  const palettes = examplePalettes(colors);
  expect(examplePalettes(colors)).toEqual(palettes);
  expect(new Set(palettes.map(({ name }) => name)).size).toBe(palettes.length);
  for (const { colors: entries } of palettes as { colors: PaletteColor[] }[])
    for (const { type, name = '', hex } of entries)
      if (type !== 'scheme') expect([name, hex]).toEqual([name, names.get(name)]);
});
