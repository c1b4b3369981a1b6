import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { colorListSchema, colorSchema, type Color, type ColorsPort } from '@danqing/contracts/colors';
import { errorBodySchema } from '@danqing/contracts/errors';
import { colorsPort } from '@danqing/contracts/ports';
import { portToken } from '@danqing/nest-kit';
import { createTestApp, testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ColorsModule } from '../colors.module.ts';

let database: TestDatabase;
let app: NestFastifyApplication;

beforeAll(async () => {
  database = await testDatabase();
  app = await createTestApp(ColorsModule.forRoot({ databaseUrl: database.url }));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });
const byName = (name: string) => get(`/api/colors?name=${encodeURIComponent(name)}`);

describe('GET /api/colors', () => {
  it('answers all 1,023 colours with exactly the fields of the contract, in id order', async () => {
    const response = await get('/api/colors');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('public, no-cache');
    const colors = response.json<Color[]>();
    expect(colorListSchema.parse(colors)).toEqual(colors);
    expect(colors.map((color) => color.id)).toEqual(Array.from({ length: 1023 }, (_, index) => index + 1));
    expect(colors.every((color) => Object.keys(color).length === Object.keys(colorSchema.shape).length)).toBe(
      true,
    );
  });

  it('answers 月白 with what each of its three collections says', async () => {
    const response = await byName('月白');
    const [color] = response.json<Color[]>();
    expect(color).toMatchObject({
      name: '月白',
      pinyin: 'yuè bái',
      pinyin_plain: 'yuebai',
      initials: 'yb',
      hex: '#EEF7F2',
      rgb: '238,247,242',
      collection: 'sepu',
      history_id: 424,
    });
    expect(color?.provenance).toEqual([
      { collection: 'sepu', hex: '#EEF7F2' },
      { collection: 'classic', hex: '#D6ECF0' },
      { collection: 'solar-terms', hex: '#D4E5EF' },
    ]);
  });

  it.each(['没有的颜色', "' or 1=1 --", '🎨', '%', 'a\u0000b', '__proto__'])(
    'answers an empty list for the unknown name %j',
    async (name) => {
      const response = await byName(name);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual([]);
    },
  );

  it.each([
    ['an empty name', '/api/colors?name='],
    ['a name of 41 characters', `/api/colors?name=${'a'.repeat(41)}`],
    ['two names', '/api/colors?name=a&name=b'],
  ])('refuses %s and names the field', async (_, url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(400);
    expect(errorBodySchema.strict().parse(response.json())).toMatchObject({
      code: 'INPUT_INVALID',
      field: 'name',
    });
  });
});

describe('GET /api/colors/:id', () => {
  it('answers one colour', async () => {
    const response = await get('/api/colors/1');
    expect(response.statusCode).toBe(200);
    expect(colorSchema.strict().parse(response.json())).toMatchObject({
      id: 1,
      name: '乳白',
      cmyk: '4,5,18,0',
    });
  });

  it.each(['1024', '999999999'])('answers 404 for the unknown id %s', async (id) => {
    const response = await get(`/api/colors/${id}`);
    expect(response.statusCode).toBe(404);
    expect(errorBodySchema.strict().parse(response.json())).toMatchObject({
      code: 'COLOR_NOT_FOUND',
      message: '未找到该颜色',
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '0',
    '-1',
    '1.5',
    '0x10',
    '1e2',
    '%201',
    'abc',
    '2147483648',
    '007',
    '9'.repeat(200),
    '%E6%9C%88%E7%99%BD',
  ])('refuses the malformed id %s', async (id) => {
    const response = await get(`/api/colors/${id}`);
    expect(response.statusCode).toBe(400);
    expect(errorBodySchema.strict().parse(response.json())).toMatchObject({
      code: 'INPUT_INVALID',
      field: 'id',
    });
  });

  it('speaks the language of the request', async () => {
    const english = await get('/api/colors/5000', { 'accept-language': 'fr, en;q=0.5' });
    expect(english.json()).toMatchObject({
      message: 'Colour not found.',
      error: 'Colour not found.',
    });
    const japanese = await get('/api/colors/5000', { 'accept-language': 'en', cookie: 'a=b; i18next=ja' });
    expect(japanese.json()).toMatchObject({ message: 'その色は見つかりません。' });
  });
});

describe('coding and conditional requests', () => {
  it('sends the same colours in every coding, each with a strong ETag of its own', async () => {
    const plain = await get('/api/colors');
    const gzip = await get('/api/colors', { 'accept-encoding': 'gzip, deflate' });
    const brotli = await get('/api/colors', { 'accept-encoding': 'gzip, deflate, br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    const etags = [plain, gzip, brotli].map((response) => String(response.headers.etag));
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/);
    for (const response of [plain, gzip, brotli]) expect(response.headers.vary).toBe('accept-encoding');
  });

  it.each(['/api/colors', '/api/colors?name=%E6%9C%88%E7%99%BD', '/api/colors/7'])(
    'answers 304 without a body for %s when nothing changed',
    async (url) => {
      const { etag } = (await get(url)).headers;
      for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const response = await get(url, { 'if-none-match': String(header) });
        expect(response.statusCode).toBe(304);
        expect(response.rawPayload).toHaveLength(0);
        expect(response.headers.etag).toBe(etag);
        expect(response.headers['cache-control']).toBe('public, no-cache');
      }
      expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    },
  );

  it('does not take the ETag of one coding for another', async () => {
    const { etag } = (await get('/api/colors', { 'accept-encoding': 'br' })).headers;
    const response = await get('/api/colors', { 'accept-encoding': 'gzip', 'if-none-match': String(etag) });
    expect(response.statusCode).toBe(200);
  });

  it.each(['/api/colors', '/api/colors/7'])(
    'answers HEAD %s with the headers of GET and no body',
    async (url) => {
      const head = await app.inject({ method: 'HEAD', url });
      const full = await get(url);
      expect(head.statusCode).toBe(200);
      expect(head.rawPayload).toHaveLength(0);
      for (const header of ['etag', 'content-type', 'content-length', 'cache-control', 'vary']) {
        expect(head.headers[header]).toBe(full.headers[header]);
      }
    },
  );
});

it('serves other services through the port', async () => {
  const port = app.get<ColorsPort>(portToken(colorsPort));
  expect(await port.listColors()).toHaveLength(1023);
});
