import type { GeneratedColor, SuggestNamesResponse } from '@danqing/contracts/cocreate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bodyOf, openCocreate, type CallOptions, type TestCocreate } from '../testing/open-cocreate.ts';

let cocreate: TestCocreate;
beforeAll(async () => {
  cocreate = await openCocreate();
});
afterAll(() => cocreate.close());

let networks = 0;
const newAddress = () => `198.51.100.${(networks += 1)}`;
const ask = (path: string, body: object, options: CallOptions = { from: newAddress() }) =>
  cocreate.call('POST', `/api/ai/${path}`, body, options);

it('imagines a colour for a visitor, in the language of the request, which can be saved as it is', async () => {
  const answer = await ask('generate-color', { colorName: '雨后青' });
  const color = answer.json<GeneratedColor>();
  expect(color).toMatchObject({
    name: '雨后青',
    pinyin: 'yǔ hòu qīng',
    maker: { kind: 'studio', name: '丹青画室' },
    description: color.descriptions.zh,
  });
  const english = await ask(
    'generate-color',
    { colorName: '雨后青' },
    { from: newAddress(), headers: { 'accept-language': 'en' } },
  );
  expect(english.json<GeneratedColor>().description).toMatch(/^“雨后青” takes after/);
  const { name, hex, rgb, hsl, cmyk, description } = color;
  const saved = await cocreate.call(
    'POST',
    '/api/co-create/colors',
    { ...bodyOf({ name, hex }), rgb, hsl, cmyk, description, aiResponseData: color },
    { as: 1 },
  );
  expect(saved.statusCode, saved.payload).toBe(201);
});

it('answers its best guess each time; asked for another, colours near it', async () => {
  const imagine = async (again?: boolean) =>
    (await ask('generate-color', { colorName: '雨后青', again })).json<GeneratedColor>().hex;
  const best = await imagine();
  expect([await imagine(), await imagine(false)]).toEqual([best, best]);
  const others = [await imagine(true), await imagine(true), await imagine(true)];
  expect(new Set([best, ...others]).size).toBeGreaterThan(2);
});

it.each(['', ' ', 7, undefined])('wants a name: %j', async (colorName) => {
  const answer = await ask('generate-color', { colorName });
  expect(answer.json()).toMatchObject({
    code: 'COLOR_NAME_REQUIRED',
    error: '请输入颜色名称',
    field: 'colorName',
  });
});

it('suggests names that are in no list, and tells what it dropped', async () => {
  const first = (
    await ask('suggest-color-names', { references: ['竹青', '朱红'] })
  ).json<SuggestNamesResponse>();
  expect(first.names).toHaveLength(8);
  expect(first.suggestions.map(({ name }) => name)).toEqual(first.names);
  for (const { reason, pinyin } of first.suggestions) {
    expect(reason).not.toBe('');
    expect(pinyin).not.toBe('');
  }
  const seen = new Map<string, string>();
  for (const [at, name] of first.names.entries()) await cocreate.save(40 + at, { name, hex: '#123456' });
  for (let times = 0; times < 40; times += 1) {
    const { names, filtered } = (
      await ask('suggest-color-names', { references: ['竹青', '朱红'] })
    ).json<SuggestNamesResponse>();
    for (const name of names) expect(first.names).not.toContain(name);
    for (const { name, reason } of filtered) seen.set(name, reason);
  }
  expect(new Set(seen.values())).toContain('co-created');
});

it.each([[{ references: Array(9).fill('青') }], [{ references: 'x' }], [{ references: [''] }]])(
  'takes no %j',
  async (body) => {
    expect((await ask('suggest-color-names', body)).statusCode).toBe(400);
  },
);

it('limits the visitors of a network and each member by themselves', async () => {
  const from = newAddress();
  const statuses = async (times: number, options: CallOptions) =>
    (
      await Promise.all(
        Array.from({ length: times }, () => ask('generate-color', { colorName: '茶' }, options)),
      )
    )
      .map(({ statusCode }) => statusCode)
      .toSorted();
  expect(await statuses(61, { from })).toEqual([...Array<number>(60).fill(200), 429]);
  const refused = await ask('generate-color', { colorName: '茶' }, { from });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
  expect((await ask('generate-color', { colorName: '茶' }, { from, as: 9 })).statusCode).toBe(200);
  expect((await ask('generate-color', { colorName: '茶' })).statusCode).toBe(200);
});
