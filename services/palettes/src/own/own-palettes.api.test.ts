import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  PALETTE_LIMITS,
  type OwnPalettePageResponse,
  type Palette,
  type PaletteListResponse,
} from '@danqing/contracts/palettes';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openPalettes, type TestPalettes } from '../testing/open-palettes.ts';

let palettes: TestPalettes;
let url: string;
beforeAll(async () => {
  palettes = await openPalettes();
  await palettes.app.listen(0, '127.0.0.1');
  url = await palettes.app.getUrl();
});
afterAll(() => palettes.close());

async function fill(member: number, count: number): Promise<void> {
  await palettes.save(member);
  const colors = JSON.stringify([{ hex: '#ED5126', name: 'x'.repeat(PALETTE_LIMITS.bytes - 100) }]);
  await palettes.dataSource.query(
    `insert into palettes.palettes (user_id, name, description, is_public, search_text, oklab_points, colors)
     select $1, 'heavy ' || number, '', false, 'heavy', '{}', $2::json from generate_series(2, $3::integer) as number`,
    [member, colors, count],
  );
}

const bearer = (member: number) => ({ authorization: `Bearer member-${member}` });

async function ask(member: number, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const request = get(`${url}/api/palettes`, { headers: { ...bearer(member), ...headers } });
  onTestFinished(() => void request.destroy());
  request.on('error', () => undefined);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.on('error', () => undefined);
  return response;
}

function watchBatches(member: number, held = false) {
  const { dataSource } = palettes;
  const query = dataSource.query.bind(dataSource);
  let release = () => undefined as void;
  const released = held ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve();
  const watch = { read: 0, release: () => release() };
  dataSource.query = (async (statement: string, values?: unknown[]) => {
    const isBatch = statement.includes('row_to_json(item)::text as text') && values?.[0] === member;
    if (isBatch) {
      watch.read += 1;
      await released;
    }
    return query(statement, values);
  }) as typeof dataSource.query;
  onTestFinished(() => void (dataSource.query = query));
  return watch;
}

const listOf = async (answer: IncomingMessage) =>
  (JSON.parse(await text(answer)) as PaletteListResponse).data;

describe('all own palettes', () => {
  it('come whole, newest first, in as many batches as it takes', async () => {
    await fill(50, 120);
    await palettes.save(51);
    const batches = watchBatches(50);
    const data = await listOf(await ask(50));
    expect(batches.read).toBe(3);
    expect(data).toHaveLength(120);
    expect(data.map(({ id }) => id)).toEqual(data.map(({ id }) => id).toSorted((a, b) => b - a));
    expect(new Set(data.map(({ user_id }) => user_id))).toEqual(new Set([50]));
    await fill(52, 50);
    expect(await listOf(await ask(52))).toHaveLength(50);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('are compressed as %s', async (coding, decode) => {
    await fill(coding === 'br' ? 53 : 54, 60);
    const answer = await ask(coding === 'br' ? 53 : 54, { 'accept-encoding': coding });
    expect(answer.headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' });
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    const sent = Buffer.concat(parts);
    const { data } = JSON.parse(decode(sent).toString()) as PaletteListResponse;
    expect(data).toHaveLength(60);
    expect(sent.length).toBeLessThan(60 * 1024);
  });

  it('are read no further once the client is gone', async () => {
    await fill(55, 1000);
    const batches = watchBatches(55);
    // Twelve megabytes exceed the socket buffers, so an unread response stalls.
    const left = await ask(55);
    left.destroy();
    const whole = await listOf(await ask(55));
    expect(whole).toHaveLength(1000);
    const ofOne = 1000 / 50 + 1;
    expect(batches.read).toBeGreaterThan(ofOne);
    expect(batches.read).toBeLessThan(2 * ofOne);
  });

  it('are sent to a member once at a time: another tab waits, another member does not', async () => {
    await palettes.save(56);
    await palettes.save(57);
    const batches = watchBatches(56, true);
    const tabs = [ask(56), ask(56)];
    await expect.poll(() => batches.read).toBe(1);
    expect(await listOf(await ask(57))).toHaveLength(1);
    expect(batches.read).toBe(1);
    batches.release();
    for (const tab of tabs) expect(await listOf(await tab)).toHaveLength(1);
    expect(batches.read).toBe(2);
  });

  it('are refused beyond a queue, with when to come back; those in it get theirs', async () => {
    await palettes.save(58);
    const batches = watchBatches(58, true);
    const asked = Array.from({ length: 10 }, () => ask(58));
    const refused = await Promise.race(asked);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    batches.release();
    const answers = await Promise.all(asked);
    for (const answer of answers) answer.resume();
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array<number>(9).fill(200),
      429,
    ]);
  });

  it('leave the queue with the client', async () => {
    await palettes.save(59);
    const batches = watchBatches(59, true);
    const first = ask(59);
    await expect.poll(() => batches.read).toBe(1);
    const request = get(`${url}/api/palettes`, { headers: bearer(59) }).on('error', () => undefined);
    await once(request, 'socket');
    const closed = new Promise((resolve) => request.once('close', resolve));
    request.destroy();
    await closed;
    batches.release();
    expect(await listOf(await first)).toHaveLength(1);
    expect(await listOf(await ask(59))).toHaveLength(1);
  });
});

describe('a page of the own palettes', () => {
  const page = async (member: number, query: string) => {
    const answer = await palettes.call('GET', `/api/palettes?${query}`, undefined, { as: member });
    expect(answer.statusCode).toBe(200);
    return answer.json<OwnPalettePageResponse>().data;
  };
  const names = ({ items }: OwnPalettePageResponse['data']) => items.map(({ name }) => name);

  it('begins behind its key, and says how many there are and the keys of all pages', async () => {
    const saved: Palette[] = [];
    for (let number = 1; number <= 5; number += 1)
      saved.unshift(await palettes.save(60, { name: `${number}`, is_public: number % 2 === 0 }));
    await palettes.save(61);
    const first = await page(60, 'limit=2');
    expect(first).toMatchObject({ items: saved.slice(0, 2), total: 5, keys: [saved[1]?.id, saved[3]?.id] });
    expect(names(await page(60, `limit=2&after=${first.keys[0]}`))).toEqual(['3', '2']);
    expect(names(await page(60, `limit=2&after=${first.keys[1]}`))).toEqual(['1']);
    await palettes.call('DELETE', `/api/palettes/${first.keys[0]}`, undefined, { as: 60 });
    expect(names(await page(60, `limit=2&after=${first.keys[0]}`))).toEqual(['3', '2']);
    expect(await page(62, 'limit=2')).toEqual({ items: [], total: 0, keys: [] });
  });

  it('is searched by name and by colour as the public ones are', async () => {
    await palettes.save(63, { name: '秋色', colors: [{ hex: '#ED5126', name: '朱红' }], is_public: false });
    await palettes.save(63, { name: '月色', colors: [{ hex: '#1772B4', name: '群青' }] });
    await palettes.save(64, { name: '秋水', colors: [{ hex: '#ED5126' }] });
    expect(names(await page(63, `search=${encodeURIComponent('色')}`))).toEqual(['月色', '秋色']);
    expect(names(await page(63, `search=${encodeURIComponent('朱')}`))).toEqual(['秋色']);
    expect(names(await page(63, 'search=cinnabar'))).toEqual(['秋色']);
    expect(names(await page(63, 'near=ED5026'))).toEqual(['秋色']);
    expect(names(await page(63, `search=${encodeURIComponent('月')}&near=ED5026`))).toEqual([]);
  });

  it('is bounded, and a key that is none is refused', async () => {
    await fill(65, 60);
    expect((await page(65, 'limit=1000')).items).toHaveLength(50);
    expect((await page(65, 'search=')).items).toHaveLength(20);
    const refused = await palettes.call('GET', '/api/palettes?after=x', undefined, { as: 65 });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { field: 'after' }]);
  });
});

describe('what a palette may weigh', () => {
  const colors = (name: string) => Array.from({ length: 50 }, () => ({ hex: '#ED5126', name, pinyin: name }));

  it('is enough for fifty colours with usual names, and refused beyond it in words that say what to do', async () => {
    const usual = await palettes.save(70, {
      description: '字'.repeat(PALETTE_LIMITS.description),
      colors: colors('暮山紫雲母白'),
    });
    expect(usual.colors).toHaveLength(50);
    const answer = await palettes.call(
      'POST',
      '/api/palettes',
      { name: 'heavy', colors: colors('字'.repeat(PALETTE_LIMITS.colorName)) },
      { as: 70, headers: { 'accept-language': 'en' } },
    );
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'PALETTE_TOO_LONG', message: expect.stringContaining('shorten') },
    ]);
  });
});
