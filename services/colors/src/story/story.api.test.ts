import { storySchema, type Color, type Story } from '@danqing/contracts/colors';
import { errorBodySchema } from '@danqing/contracts/errors';
import { pagesPort, servicePageSchema, type PagesPort } from '@danqing/contracts/ports';
import { portToken } from '@danqing/nest-kit';
import { createTestApp, testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ColorsModule } from '../colors.module.ts';

let database: TestDatabase;
let app: NestFastifyApplication;
let told: Color[];

beforeAll(async () => {
  database = await testDatabase();
  app = await createTestApp(ColorsModule.forRoot({ databaseUrl: database.url }));
  const colors = (await app.inject({ method: 'GET', url: '/api/colors' })).json<Color[]>();
  told = colors.filter(({ history_id }) => history_id !== null);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });
const azurite = () => told.find(({ name }) => name === '石青')!;
const storyOf = async ({ history_id }: Color, query = '', headers = {}) =>
  (await get(`/api/history/${history_id}${query}`, headers)).json<Story>();

describe('GET /api/history/:id', () => {
  it('tells title and content for every colour that says it has a story, with sources, colour and neighbours', async () => {
    for (const [index, color] of told.entries()) {
      const response = await get(`/api/history/${color.history_id}`);
      expect(response.statusCode).toBe(200);
      const story = storySchema.strict().parse(response.json());
      expect(story.color).toEqual(color);
      expect(story.previous?.id ?? null).toBe(told[index - 1]?.history_id ?? null);
      expect(story.next?.id ?? null).toBe(told[index + 1]?.history_id ?? null);
    }
  });

  it('tells it in the language of the visitor, or in the one that is asked for', async () => {
    const chinese = await storyOf(azurite());
    const english = await storyOf(azurite(), '', { 'accept-language': 'fr, en;q=0.5' });
    const japanese = await storyOf(azurite(), '', { 'accept-language': 'en', cookie: 'a=b; i18next=ja' });
    expect([chinese, english, japanese].map(({ language }) => language)).toEqual(['zh', 'en', 'ja']);
    expect(chinese.content).toContain('\n\n');
    expect(english.sources[0]).toBe('Pigment: azurite');
    expect(await storyOf(azurite(), '?locale=en', { cookie: 'i18next=ja' })).toEqual(english);
  });

  it('says what its answer depends on', async () => {
    const path = `/api/history/${azurite().history_id}`;
    expect((await get(path)).headers.vary).toBe('accept-language, cookie');
    expect((await get(`${path}?locale=en`)).headers.vary).toBeUndefined();
  });

  it('answers 304 without a body when nothing changed, and not for another language', async () => {
    const path = `/api/history/${azurite().history_id}`;
    const { etag, 'cache-control': cacheControl } = (await get(path)).headers;
    expect(cacheControl).toBe('public, no-cache');
    const same = await get(path, { 'if-none-match': String(etag) });
    expect([same.statusCode, same.rawPayload.length]).toEqual([304, 0]);
    expect((await get(`${path}?locale=ja`, { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it.each(['1024', '999999999'])('answers 404 for the unknown id %s', async (id) => {
    const response = await get(`/api/history/${id}`);
    expect(response.statusCode).toBe(404);
    expect(errorBodySchema.strict().parse(response.json())).toMatchObject({
      code: 'STORY_NOT_FOUND',
      message: '未找到相关的名称由来',
    });
  });

  it.each(['/0', '/-1', '/1e2', '/abc', '/007', `/${'9'.repeat(200)}`, '/424?locale=fr', '/424?locale='])(
    'refuses %s',
    async (path) => {
      const response = await get(`/api/history${path}`);
      expect(response.statusCode).toBe(400);
      expect(errorBodySchema.strict().parse(response.json()).code).toBe('INPUT_INVALID');
    },
  );
});

describe('the page of a story', () => {
  const pages = () => app.get<PagesPort>(portToken(pagesPort('colors')), { strict: false });
  const pageOf = async (params: Record<string, string>, locale: 'zh' | 'en' | 'ja' = 'zh') =>
    servicePageSchema.parse(await pages().resolvePage('story', params, locale));

  it('has the whole story, its sources, and the ways on', async () => {
    const color = azurite();
    const story = await storyOf(color, '?locale=en');
    const page = await pageOf({ name: color.name, id: String(color.history_id) }, 'en');
    expect(page).toMatchObject({
      status: 200,
      color: '石青',
      title: expect.stringMatching(`^石青 .+: ${story.title}$`) as unknown,
      text: story.content.split('\n\n'),
      structuredData: { '@type': 'Article', inLanguage: 'en', citation: story.sources },
    });
    if (page.status !== 200) return;
    expect([...page.description].length).toBeLessThanOrEqual(170);
    expect(page.facts).toContainEqual({ label: 'Sources', text: story.sources.join('; ') });
    expect(page.facts.map(({ path }) => path)).toContain(`/colors/${encodeURIComponent('石青')}`);
  });

  it.each([
    ['another name', '月白', 'id'],
    ['no name', '', 'id'],
    ['a padded id', '石青', '0'],
    ['an unknown id', '石青', 'x'],
  ])('is none with %s', async (_, name, id) => {
    const own = String(azurite().history_id);
    expect(await pageOf({ name, id: id === 'id' ? own : id + own })).toEqual({ status: 404 });
  });

  it('is listed for indexes, once for each story, beside the wall', async () => {
    const listed = await pages().listPages();
    expect(listed).toHaveLength(told.length + 1);
    expect(listed).toContainEqual({
      kind: 'story',
      params: { name: '石青', id: String(azurite().history_id) },
    });
  });
});
