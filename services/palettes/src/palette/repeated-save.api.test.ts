import { type PaletteListResponse, type PaletteResponse } from '@danqing/contracts/palettes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPalettes, type CallOptions, type TestPalettes } from '../testing/open-palettes.ts';
import { body, codeOf } from '../testing/palette-requests.ts';

let palettes: TestPalettes;
beforeAll(async () => {
  palettes = await openPalettes();
});
afterAll(() => palettes.close());

const save = (given: object | string, options: CallOptions = { as: 1 }) =>
  palettes.call('POST', '/api/palettes', given, options);
const own = async (as: number) =>
  (await palettes.call('GET', '/api/palettes', undefined, { as })).json<PaletteListResponse>().data;

describe('a repeated save', () => {
  const repeat = (key: string, as: number, given: object = body) =>
    save(given, { as, headers: { 'idempotency-key': key } });

  it('answers the first palette and saves once, also when all come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => repeat('one-and-only', 10)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(201));
    const saved = answers.map((answer) => answer.json<PaletteResponse>().data);
    expect(new Set(saved.map((palette) => JSON.stringify(palette))).size).toBe(1);
    const [later] = [(await repeat('one-and-only', 10)).json<PaletteResponse>().data];
    expect(await own(10)).toEqual([{ ...later, hidden_reason: null }]);
    expect(later).toEqual(saved[0]);
  });

  it.each<[string, object]>([
    ['name', { name: '别的' }],
    ['description', { description: '别的' }],
    ['visibility', { is_public: false }],
    ['colour', { colors: [...body.colors, { hex: '#102030' }] }],
  ])('is refused with the key of a palette of another %s', async (_, other) => {
    const key = `reused-${Object.keys(other).join()}`;
    const first = await repeat(key, 14);
    expect(first.statusCode).toBe(201);
    expect(codeOf(await repeat(key, 14, { ...body, ...other }))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    // The parsed palette is compared, not the request text.
    const again = await repeat(key, 14, {
      ...body,
      name: ` ${body.name} `,
      colors: JSON.stringify(body.colors),
    });
    expect(again.json()).toEqual(first.json());
  });

  it('has one palette, whichever of two was first with the same key at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        repeat('two-at-once', 15, { ...body, name: `第${index % 2}` }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(10);
    expect(codes.filter((code) => code === 422)).toHaveLength(10);
    expect(await own(15)).toHaveLength(1);
  });

  it('is another palette with another key, of another member, or without a key', async () => {
    const ids = [
      await repeat('key-number-1', 11),
      await repeat('key-number-2', 11),
      await repeat('key-number-1', 12),
      await save(body, { as: 11 }),
      await save(body, { as: 11 }),
    ].map((answer) => answer.json<PaletteResponse>().data.id);
    expect(new Set(ids).size).toBe(5);
  });

  it.each(['short', 'x'.repeat(101), 'white space', 'not-äscii'])('refuses the key %j', async (key) => {
    const answer = await repeat(key, 13);
    expect(answer.json()).toMatchObject({ code: 'INPUT_INVALID', field: 'Idempotency-Key' });
    expect(await own(13)).toEqual([]);
  });
});
