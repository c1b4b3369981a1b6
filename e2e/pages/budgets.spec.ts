import type { APIRequestContext } from '@playwright/test';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the benchmark uses the same measurement
import { measurePageWeight } from '../../tools/bench/page-weight.ts';
import { paintCreation } from '../support/creations.ts';
import { newMember, rememberMember } from '../support/members.ts';
import { areaReady, expect, test } from '../support/test.ts';

const newCreation = async (request: APIRequestContext) =>
  String((await paintCreation(request, await newMember(request))).collectionId);
const newMemberId = async (request: APIRequestContext) => String((await newMember(request)).user.id);

// Bytes of Brotli-compressed scripts and styles, 2 % above the measured size. `first` counts the files that
// the HTML names. `all` adds those that load later.
for (const { path, first, all, requests } of [
  { path: '/', first: 194_000, all: 224_700, requests: 12 },
  { path: '/colors/朱红', first: 194_000, all: 224_700, requests: 12 },
  { path: '/en/colors/朱红', first: 193_600, all: 224_300, requests: 12 },
  { path: '/ja/colors/朱红', first: 194_600, all: 245_500, requests: 14 },
  { path: '/palettes', first: 208_200, all: 238_500, requests: 12 },
  { path: '/gallery', first: 168_400, all: 198_700, requests: 12 },
  { path: '/gallery/月白', first: 168_400, all: 198_700, requests: 12 },
  { path: '/collections/:id', first: 168_400, all: 236_500, requests: 15 },
  { path: '/co-create-colors', first: 191_000, all: 224_000, requests: 12 },
  { path: '/nfts', first: 191_000, all: 230_500, requests: 15 },
  { path: '/patterns', first: 200_600, all: 232_400, requests: 12 },
  { path: '/agent', first: 200_600, all: 255_400, requests: 15 },
  { path: '/history/月白/424', first: 194_000, all: 236_000, requests: 15 },
  { path: '/users/profile', first: 167_100, all: 217_900, requests: 17 },
  { path: '/users/:id', first: 167_100, all: 211_800, requests: 15 },
  { path: '/legal/terms.html', first: 141_600, all: 180_700, requests: 11 },
]) {
  test(`the first page ${path} loads every file once, and within its budget`, async ({ page, request }) => {
    const counts = new Map<string, number>();
    page.on('request', (sent) => counts.set(sent.url(), (counts.get(sent.url()) ?? 0) + 1));
    const id = path === '/users/:id' ? newMemberId : newCreation;
    const address = path.includes(':id') ? path.replace(':id', await id(request)) : path;
    if (path === '/users/profile') await rememberMember(page, await newMember(request));
    const html = (await (await page.goto(address))?.text()) ?? '';
    await areaReady(page);
    await page.waitForLoadState('networkidle');
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
    expect([...counts.keys()].filter((url) => /mf-manifest/.test(url))).toEqual([]);

    const files = [...counts.keys()].filter((url) => /\.(js|css)$/.test(url));
    const sizes = new Map<string, number>();
    for (const url of files) {
      const answer = await request.head(url, { headers: { 'accept-encoding': 'br' } });
      sizes.set(url, Number(answer.headers()['content-length']));
    }
    const languages = files.flatMap((url) => /-(zh|en|ja)\.\w+\.js$/.exec(url)?.[1] ?? []);
    expect(new Set(languages).size).toBe(1);

    const sum = (urls: string[]) => urls.reduce((bytes, url) => bytes + (sizes.get(url) ?? NaN), 0);
    expect.soft(sum(files.filter((url) => html.includes(new URL(url).pathname)))).toBeLessThan(first);
    expect.soft(sum(files)).toBeLessThan(all);
    expect.soft(files.length).toBeLessThanOrEqual(requests);
  });
}

const GENERATOR = { total: 330_000, fonts: 40_000 };
const GALLERY = { total: 500_000, fonts: 60_000 };
/** Contains all 1,023 colours twice, as HTML for visitors without scripts and as data. */
const WALL = { total: 450_000, fonts: 60_000 };
const OTHER = { total: 380_000, fonts: 60_000 };
const OTHER_JAPANESE = { total: 380_000, fonts: 80_000 };

// All bytes over the network, including headers, of a cold first visit on a phone until the page is idle.
for (const [path, budget] of [
  ['/', GENERATOR],
  ['/colors/月白', GENERATOR],
  ['/en/colors/月白', GENERATOR],
  ['/ja/colors/月白', GENERATOR],
  ['/colors', WALL],
  ['/en/colors', WALL],
  ['/gallery', GALLERY],
  ['/ja/gallery', GALLERY],
  ['/palettes', OTHER],
  ['/ja/palettes', OTHER_JAPANESE],
  ['/collections/:id', OTHER],
  ['/co-create-colors', OTHER],
  ['/nfts', OTHER],
  ['/patterns', OTHER],
  ['/ja/patterns', OTHER_JAPANESE],
  ['/agent', OTHER],
  ['/history/月白/424', OTHER],
  ['/users/profile', OTHER],
  ['/users/:id', OTHER],
  ['/legal/terms.html', OTHER],
] as const) {
  test(`a first visit of ${path} on a phone stays within its weight until idle`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const id = path === '/users/:id' ? newMemberId : newCreation;
    const address = path.includes(':id') ? path.replace(':id', await id(request)) : path;
    if (path.endsWith('/gallery')) await newCreation(request);
    const member = path === '/users/profile' ? await newMember(request) : null;
    const { bytes, files } = await measurePageWeight(
      browser,
      encodeURI(`${baseURL}${address}`),
      null,
      async (page) => {
        if (member) await rememberMember(page, member);
      },
    );
    const others = bytes.pictures + bytes.scripts + bytes.styles + bytes.data;
    const heaviest = files
      .slice(0, 12)
      .map((file) => `${file.bytes} ${file.kind} ${file.url}`)
      .join('\n');
    expect.soft(bytes.fonts, heaviest).toBeLessThanOrEqual(budget.fonts);
    expect.soft(others + bytes.fonts, heaviest).toBeLessThanOrEqual(budget.total);
  });
}
