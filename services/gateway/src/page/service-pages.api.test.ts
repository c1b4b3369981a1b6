import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { service as colors } from '@danqing/colors';
import { areaManifestSchema, type AreaRoute } from '@danqing/contracts/releases';
import { pagesPort, type PageCard, type PagesPort } from '@danqing/contracts/ports';
import { createLogger, portToken, type ServiceDefinition } from '@danqing/nest-kit';
import { readPng } from '@danqing/drawing/testing';
import { openReleasePlane } from '@danqing/releases';
import { testDatabase, type TestDatabase } from '@danqing/test-kit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadGatewayConfig } from '../config.ts';
import { createGateway } from '../server/create-gateway.ts';
import { loadServices } from '../services.ts';
import { openServices, type OpenServices } from '../testing/open-services.ts';
import { publishArea } from '../testing/publish-area.ts';
import { isOfService } from './service-pages.ts';

const logger = createLogger('test', { LOG_LEVEL: 'silent' });
const TEXTS = {
  title: { zh: '茶叶', en: 'A tea', ja: '茶葉' },
  description: { zh: '丹青的一种茶。', en: 'A tea of Danqing.', ja: '丹青の茶。' },
};
const ROUTE: AreaRoute = {
  id: 'leaf',
  path: '/teas/:name',
  frame: 'spine',
  page: { kind: 'colors/leaf', ...TEXTS },
};
const DOWN = 'down';

const WHITE: PageCard = {
  hex: '#EEF7F2',
  name: '月白',
  pinyin: 'yuè bái',
  title: '白茶',
  note: '福鼎',
  groups: [[{ hex: '#EEF7F2', label: '' }]],
};

const teas: PagesPort = {
  async resolvePage(_, { name }, locale) {
    if (name === DOWN) throw new Error('the kettle is broken');
    if (name === 'drunk') return { status: 410 };
    if (name === '白茶')
      return {
        status: 200,
        title: name,
        description: '',
        picture: { card: WHITE, alt: name },
        indexed: false,
        facts: [],
        structuredData: null,
      };
    if (name !== '龙井') return { status: 404 };
    return {
      status: 200,
      title: locale === 'en' ? 'Dragon <Well>' : '龙井',
      description: '一种 "绿" 茶。',
      picture: { path: '/images/sepu/page1.webp', width: 800, height: 600, alt: '一杯茶' },
      figures: [{ path: '/images/sepu/page2.webp', width: 640, height: 480, alt: '"明前"' }],
      preload: { files: [{ path: '/images/sepu/page2.webp', width: 640 }], sizes: '100vw' },
      facts: [
        { label: '产地', text: '<杭州>', hex: '#789262' },
        { label: '颜色', text: '竹青', path: '/colors/%E7%AB%B9%E9%9D%92' },
      ],
      structuredData: { '@type': 'Product', name: '龙井</script>' },
    };
  },
  listPages: async () => [{ kind: 'leaf', params: { name: '龙井' } }],
};

const withTeas: ServiceDefinition = {
  ...colors,
  pages: ['leaf'],
  offers: [...colors.offers, pagesPort('colors')],
  module(parts) {
    const module = colors.module(parts);
    const token = portToken(pagesPort('colors'));
    return {
      ...module,
      providers: [...(module.providers ?? []), { provide: token, useValue: teas }],
      exports: [...(module.exports ?? []), token],
    };
  },
};

const SERVED = {
  PUBLIC_URL: 'https://danqing.example',
  OPERATOR_TOKEN: 'a-token-of-twenty-four-characters',
  OTP_PEPPER: 'a-pepper-of-at-least-thirty-two-characters',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'site@danqing.example',
};

describe.each([
  ['mounted', false],
  ['split', true],
])('a service that is %s', (_, split) => {
  let database: TestDatabase;
  let dataDir: string;
  let app: NestFastifyApplication;
  let apart: OpenServices | null = null;

  beforeAll(async () => {
    database = await testDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'danqing-pages-'));
    const plane = await openReleasePlane({ databaseUrl: database.url, dataDir });
    await publishArea(plane, 'shell', 'shell();');
    await publishArea(plane, 'generator', 'generator();', [ROUTE]);
    await plane.database.destroy();
    if (split)
      apart = await openServices({ services: [withTeas], databaseUrl: database.url, dataDir, env: SERVED });
    const config = loadGatewayConfig({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ...SERVED,
      ...apart?.env,
    });
    const others = (await loadServices()).filter(({ name }) => name !== 'colors');
    app = await createGateway(config, logger, { services: [withTeas, ...others] });
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
  });
  afterAll(async () => {
    await app.close();
    await apart?.close();
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  const get = (url: string) => app.inject({ url, headers: { host: 'danqing.example' } });
  const ADDRESS = 'https://danqing.example/en/teas/%E9%BE%99%E4%BA%95';

  it('says what a page is about, as text, and never as markup', async () => {
    const { statusCode, body } = await get('/en/teas/龙井'.replace('龙井', encodeURIComponent('龙井')));
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Dragon &lt;Well&gt; · Danqing, Chinese colour palettes</title>');
    expect(body).toContain('<meta name="description" content="一种 &quot;绿&quot; 茶。">');
    expect(body).toContain(`<link rel="canonical" href="${ADDRESS}">`);
    expect(body).toContain('<meta property="og:title" content="Dragon &lt;Well&gt; · ');
    expect(body).toContain(
      '<meta property="og:image" content="https://danqing.example/images/sepu/page1.webp">',
    );
    expect(body).toContain('<meta property="og:image:width" content="800">');
    expect(body).toContain('<meta property="og:image:alt" content="一杯茶">');
    expect(body).toContain('fill="#789262" d="M0 0h14v14H0z"/></svg> 产地</dt><dd>&lt;杭州&gt;</dd>');
    expect(body).toContain('<a href="/en/colors/%E7%AB%B9%E9%9D%92">竹青</a>');
    expect(body).toContain(
      '<img src="/images/sepu/page2.webp" width="640" height="480" alt="&quot;明前&quot;">',
    );
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@graph': [
        {
          '@id': ADDRESS,
          url: ADDRESS,
          '@type': 'Product',
          name: '龙井</script>',
          image: 'https://danqing.example/images/sepu/page1.webp',
        },
        { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Dragon <Well>', item: ADDRESS }] },
      ],
    });
  });

  it('preloads the image of the first screen, except on a later page of a list', async () => {
    const address = `/teas/${encodeURIComponent('龙井')}`;
    expect((await get(address)).body).toContain('imagesrcset="/images/sepu/page2.webp 640w"');
    const later = await get(`${address}?page=2`);
    expect(later.statusCode).toBe(200);
    expect(later.body).not.toContain('imagesrcset');
  });

  it('has the picture of a link drawn that its service describes, for as long as there is such a thing', async () => {
    const { body } = await get('/teas/%E7%99%BD%E8%8C%B6');
    const [, address = ''] = /<meta property="og:image" content="([^"]+)">/.exec(body) ?? [];
    const picture = await get(address.replaceAll('&amp;', '&').replace('https://danqing.example', ''));
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.headers['cache-control']).toBe('public, no-cache');
    const size = await readPng(picture.rawPayload);
    expect([size.width, size.height, size.at(4, 4)]).toEqual([1200, 630, '#EEF7F2']);
    for (const path of [
      'colors/leaf.png?name=none',
      'colors/leaf.png',
      'colors/cup.png?name=x',
      'no/leaf.png',
    ])
      expect((await get(`/og/zh/${path}`)).statusCode, path).toBe(404);
  });

  it('keeps out of an index what its service does not want there', async () => {
    const { statusCode, body } = await get('/teas/%E7%99%BD%E8%8C%B6');
    expect(statusCode).toBe(200);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain('rel="canonical"');
  });

  it.each([
    ['none', 404, '页面未找到'],
    ['drunk', 410, '页面已下线'],
  ])('answers for the thing %s with %i, as a page that no index should have', async (name, status, title) => {
    const { statusCode, body } = await get(`/teas/${name}`);
    expect(statusCode).toBe(status);
    expect(body).toContain(`<title>${title} · `);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('areas/generator/');
  });

  it('costs a page its facts when it fails, and nothing else', async () => {
    const { statusCode, body } = await get(`/en/teas/${DOWN}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>A tea · ');
    expect(body).toContain('<meta name="description" content="A tea of Danqing.">');
    expect(body).not.toContain('ld+json');
  });

  it('lists its pages in the sitemap, in every language', async () => {
    const answer = await app.inject({
      url: '/sitemap.xml',
      headers: { host: 'danqing.example', 'accept-encoding': 'gzip' },
    });
    const xml = gunzipSync(answer.rawPayload).toString();
    expect(
      xml.match(/<loc>https:\/\/danqing\.example\/(en\/|ja\/)?teas\/%E9%BE%99%E4%BA%95<\/loc>/g),
    ).toHaveLength(3);
  });
});

it('is there for every kind of page that an area of this repository declares', async () => {
  const offered = (await loadServices()).flatMap(({ name, pages }) => pages.map((page) => `${name}/${page}`));
  const root = new URL('../../../../', import.meta.url).pathname;
  const declared = globSync('{shell,mf-*}/area.json', { cwd: root })
    .map((file) => areaManifestSchema.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))))
    .flatMap(({ routes }) => routes.map(({ page }) => page.kind).filter(isOfService));
  expect(declared.filter((kind) => !offered.includes(kind))).toEqual([]);
});
