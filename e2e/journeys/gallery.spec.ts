import type { APIRequestContext, Page } from '@playwright/test';
import type { MeResponse } from '@danqing/contracts/identity';
import { installedFfmpeg } from '@danqing/test-kit/ffmpeg';
import { paintCreation } from '../support/creations.ts';
import {
  anyAddress,
  bearer,
  newMail,
  newMember,
  rememberMember,
  sentCode,
  type Member,
} from '../support/members.ts';
import { runTool } from '../support/site.ts';
import { areaReady, expect, siteDataDir, siteUrl, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyAddress() }) });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await areaReady(page);
}
const chip = (page: Page, count: number) =>
  page.getByRole('button', { name: `点数余额：${count}`, exact: true });
const poemLines = (page: Page) => page.locator('section[aria-labelledby=desk] [lang=zh] p').allInnerTexts();
const paintButton = (page: Page) => page.getByRole('button', { name: /^以诗作画/ });
const write = async (page: Page) => {
  await page.getByRole('button', { name: '写诗' }).click();
  await expect(page.getByRole('button', { name: '重写' })).toBeVisible();
};

async function expectBalance(page: Page, request: APIRequestContext, member: Member, credits: number) {
  const me = (await (await request.get('/api/auth/me', { headers: bearer(member) })).json()) as MeResponse;
  expect(me.data.user.credits).toBe(credits);
  await expect(chip(page, credits)).toBeVisible();
}

async function ledger({ user }: Member): Promise<string[]> {
  const site = { dataDir: siteDataDir(), url: siteUrl() };
  const history = await runTool(site, 'credits', ['history', String(user.id)]);
  return [...history.matchAll(/[+-]\d+ = \d+  [\w-]+/g)].map(([entry]) => entry);
}

test('a visitor writes and rewrites a poem; painting asks for a sign-in and goes on by itself with the same poem', async ({
  page,
}) => {
  await open(page, '/gallery/竹青');
  await expect(page.getByRole('heading', { level: 1, name: '竹青' })).toBeVisible();
  await write(page);
  const first = await poemLines(page);
  await page.getByRole('button', { name: '重写' }).click();
  await expect.poll(() => poemLines(page)).not.toEqual(first);
  await expect(page.getByRole('button', { name: '重写' })).toBeVisible();
  const poem = (await poemLines(page)).filter((line) => /^\p{Script=Han}{5,7}$/u.test(line));
  expect(poem).toHaveLength(4);

  await paintButton(page).click();
  const dialog = page.getByRole('dialog', { name: /登录/ });
  const mail = newMail();
  await dialog.getByRole('textbox').fill(mail);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /验证码/ }).click();
  await expect(dialog.getByRole('textbox', { name: /验证码/ })).toBeVisible();
  await dialog.getByRole('textbox', { name: /验证码/ }).fill(await sentCode(mail, siteUrl()));
  await page.waitForURL('**/collections/*');
  for (const line of poem) await expect(page.getByText(line, { exact: true }).first()).toBeVisible();
  await expect(chip(page, 9)).toBeVisible();
});

test('a member has a poem painted, continues it, and balance, chip and ledger agree at every step', async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  await rememberMember(page, member);
  await open(page, '/gallery/月白');
  await write(page);
  await expectBalance(page, request, member, 10);
  await page.getByRole('radio', { name: '花鸟' }).check({ force: true });
  await paintButton(page).click();
  await expect(page.getByRole('heading', { name: '画好了' })).toBeVisible();
  await expect(page.getByRole('img', { name: /的画$/ })).toBeVisible();
  await page.waitForURL('**/collections/*');
  await expectBalance(page, request, member, 9);
  await expect(page.getByText('1 / 1')).toBeVisible();

  await page.getByRole('button', { name: /^接着画/ }).click();
  await expect(page.getByText('2 / 2')).toBeVisible();
  await expectBalance(page, request, member, 8);
  await page.reload();
  await areaReady(page);
  await expect(page.getByText('1 / 2')).toBeVisible();
  await page.getByRole('button', { name: '下一幅' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 / 2')).toBeVisible();

  await page.getByRole('link', { name: /月白的更多诗画/ }).click();
  await expect(page.getByRole('button', { name: '写诗' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(member.user.name);
});

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });
  test('a painting becomes a video that plays, and balance, chip and ledger agree at every step', async ({
    page,
    request,
  }) => {
    test.skip(installedFfmpeg() === null, 'without ffmpeg the site makes no videos');
    test.slow();
    const member = await newMember(request);
    await rememberMember(page, member);
    const parts: number[] = [];
    page.on('response', (answer) => {
      if (/\/videos\/\w+\.(mp4|webm)$/.test(answer.url())) parts.push(answer.status());
    });
    await open(page, '/gallery/竹青');
    await write(page);
    expect((await ledger(member)).map((entry) => entry.split(' ')[0])).toEqual(['+10']);
    await paintButton(page).click();
    await page.waitForURL('**/collections/*');
    await expectBalance(page, request, member, 9);
    expect((await ledger(member))[0]).toBe('-1 = 9  painting');

    await page.getByRole('button', { name: /^图生视频/ }).click();
    await expect(page.getByRole('button', { name: '约180秒' })).toBeDisabled();
    const video = page.locator('video');
    // Encoding uses both processors while other tests run. A bench asserts the real limit.
    await expect(video).toBeVisible({ timeout: 240_000 });
    await expectBalance(page, request, member, 4);
    expect((await ledger(member))[0]).toBe('-5 = 4  video');
    const film = () =>
      video.evaluate((element) => {
        const { currentTime, duration, videoWidth, poster } = element as HTMLVideoElement;
        return { currentTime, duration, videoWidth, poster: new URL(poster).pathname };
      });
    await expect.poll(async () => (await film()).currentTime).toBeGreaterThan(0.5);
    expect(new Set(parts)).toEqual(new Set([206]));
    const { duration, videoWidth, poster } = await film();
    expect([Math.round(duration), videoWidth >= 720]).toEqual([5, true]);
    expect((await request.get(poster)).headers()['content-type']).toBe('image/webp');
    const sources = await video
      .locator('source')
      .evaluateAll((all) => all.map((source) => [source.getAttribute('type'), source.getAttribute('src')]));
    expect(sources.map(([type]) => type)).toEqual(['video/mp4', 'video/webm']);
    for (const [type, src] of sources) {
      const answer = await request.get(src ?? '', { headers: { range: 'bytes=100-199' } });
      const { 'content-type': contentType, 'content-range': range } = answer.headers();
      expect([answer.status(), contentType, (await answer.body()).length]).toEqual([206, type, 100]);
      expect(range).toMatch(/^bytes 100-199\/\d{5,}$/);
    }

    await page.reload();
    await areaReady(page);
    // The video replaces the painting, which the page has preloaded.
    const painting = page.getByRole('main').getByRole('img').first();
    await expect.poll(() => painting.evaluate((image) => (image as HTMLImageElement).complete)).toBe(true);
    await page.getByRole('button', { name: '视频已生成' }).click();
    await expect(video).toBeVisible();
    await page.getByRole('button', { name: '看画' }).click();
    await expect(video).toHaveCount(0);
    await expectBalance(page, request, member, 4);
    expect(await ledger(member)).toHaveLength(3);
  });
});

test('two tabs and twenty presses make one painting and cost one credit', async ({
  page,
  context,
  request,
}) => {
  const member = await newMember(request);
  await rememberMember(page, member);
  await open(page, '/gallery/石青');
  await write(page);
  const drafts = await page.evaluate(() => sessionStorage.getItem('galleryDrafts') ?? '');
  const other = await context.newPage();
  await rememberMember(other, member);
  await other.addInitScript((value) => {
    if (!sessionStorage.getItem('galleryDrafts')) sessionStorage.setItem('galleryDrafts', value);
  }, drafts);
  await open(other, '/gallery/石青');
  await expect(paintButton(other)).toBeEnabled();
  const pressTwentyTimes = (tab: Page) =>
    paintButton(tab).evaluate((button) => {
      for (let press = 0; press < 20; press += 1) (button as HTMLButtonElement).click();
    });
  await Promise.all([pressTwentyTimes(page), pressTwentyTimes(other)]);
  await Promise.all([page, other].map((tab) => tab.waitForURL('**/collections/*')));
  expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname);
  await expectBalance(page, request, member, 9);
});

test('its owner hides a creation, shows it again, deletes it and takes that back', async ({
  page,
  request,
}) => {
  const member = await newMember(request);
  const { collectionId } = await paintCreation(request, member, '秋香');
  await rememberMember(page, member);
  const listed = async () => {
    const answer = await request.get(`/api/collections?name=${encodeURIComponent('秋香')}`);
    return ((await answer.json()) as { data: { id: number }[] }).data.some(({ id }) => id === collectionId);
  };
  await open(page, `/collections/${collectionId}`);
  await page.getByRole('button', { name: '不在诗画页展示' }).click();
  await expect(page.getByText('未在诗画页展示')).toBeVisible();
  expect(await listed()).toBe(false);
  await page.getByRole('button', { name: '在诗画页展示' }).click();
  await expect(page.getByRole('button', { name: '不在诗画页展示' })).toBeVisible();
  expect(await listed()).toBe(true);
  await page.getByRole('button', { name: '删除' }).click();
  const undo = page.getByRole('button', { name: '撤销' });
  await expect(undo).toBeFocused();
  expect((await request.get(`/api/collections/${collectionId}`)).status()).toBe(404);
  await undo.click();
  await expect(page.getByRole('img').first()).toBeVisible();
  expect((await request.get(`/api/collections/${collectionId}`)).status()).toBe(200);
});

test('a creation is downloaded as painting and poem card', async ({ page, request }) => {
  const { collectionId } = await paintCreation(request, await newMember(request), '朱红', 'flowers');
  await open(page, `/collections/${collectionId}`);
  const download = async (item: string) => {
    await page.getByRole('button', { name: '下载' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ]);
    const { readFile } = await import('node:fs/promises');
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const card = await download('诗卡（PNG）');
  expect(card.name).toMatch(/^朱红-.*\.png$/);
  expect([card.bytes.readUInt32BE(16), card.bytes.subarray(1, 4).toString()]).toEqual([1200, 'PNG']);
  const painting = await download('画（PNG）');
  expect([painting.bytes.readUInt32BE(16), painting.bytes.readUInt32BE(20)]).toEqual([1024, 1024]);
  expect((await download('画（WebP）')).bytes.subarray(8, 12).toString()).toBe('WEBP');
});

test('the colours of a creation open in the generator', async ({ page, request }) => {
  const { collectionId } = await paintCreation(request, await newMember(request), '朱红', 'flowers');
  await open(page, `/collections/${collectionId}`);
  await page.getByRole('button', { name: '用画中颜色配色' }).click();
  await page.waitForURL(/\/colors\/[0-9A-F]{6}\?p=/);
});

for (const [language, words] of [
  [
    'en',
    {
      write: 'Write a poem',
      again: 'Write another',
      paint: /^Paint the poem/,
      more: /^More creations of 月白/,
    },
  ],
  ['ja', { write: '詩を作る', again: '作り直す', paint: /^詩を絵にする/, more: /もっと見る/ }],
] as const)
  test(`readers of ${language} get the poem in their language too, at the desk and on its page`, async ({
    page,
    request,
  }) => {
    await rememberMember(page, await newMember(request));
    await open(page, `/${language}/gallery/月白`);
    await page.getByRole('button', { name: words.write }).click();
    await expect(page.getByRole('button', { name: words.again })).toBeVisible();
    const rendering = page
      .locator('section[aria-labelledby=desk] p:not([lang=zh] p)')
      .filter({ hasText: /\p{L}{2,}/u });
    const title = await rendering.first().innerText();
    await page.getByRole('button', { name: words.paint }).click();
    await page.waitForURL(`**/${language}/collections/*`);
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: words.more })).toBeVisible();
  });

test.describe('when the service fails', () => {
  test.use({ expectedErrors: [/503|500|gallery:|ERR_FAILED|404/] });
  const failing = (page: Page, path: string) =>
    page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: 'broken' }));

  test('every part says so in the words of the specification, and nothing is lost', async ({
    page,
    request,
  }) => {
    const member = await newMember(request);
    await rememberMember(page, member);
    await failing(page, '/api/collections?**');
    await failing(page, '/api/ai/poem');
    await open(page, '/gallery/月白');
    await expect(page.getByText('获取集合失败，请稍后重试')).toBeVisible();
    await page.getByRole('button', { name: '写诗' }).click();
    await expect(page.getByText('生成诗歌失败')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await write(page);
    await page.route('**/api/ai/image/stream', (route) =>
      route.fulfill({
        status: 503,
        json: {
          success: false,
          code: 'PAINTING_FAILED',
          message: '生成图片失败',
          error: '生成图片失败',
          traceId: 't',
        },
      }),
    );
    await paintButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: '生成图片失败' })).toBeVisible();
    await expectBalance(page, request, member, 10);
    await page.unrouteAll();
    await paintButton(page).click();
    await page.waitForURL('**/collections/*');
  });

  test('a lost connection comes to the same painting and costs nothing more', async ({ page, request }) => {
    const member = await newMember(request);
    await rememberMember(page, member);
    await open(page, '/gallery/黛蓝');
    await write(page);
    let lost = 0;
    await page.route('**/api/ai/image/stream', async (route) => {
      lost += 1;
      if (lost > 1) return route.continue();
      await route.fetch().catch(() => undefined);
      await route.abort();
    });
    await paintButton(page).click();
    await page.waitForURL('**/collections/*');
    expect(lost).toBe(2);
    await expectBalance(page, request, member, 9);
  });
});

test('what is not there says so', async ({ page, browser }) => {
  const elsewhere = await browser.newPage({ baseURL: siteUrl() });
  expect((await elsewhere.goto('/gallery/没有的颜色'))?.status()).toBe(404);
  await expect(elsewhere.getByRole('heading', { name: /未找到该颜色/ })).toBeVisible();
  expect((await elsewhere.goto('/collections/2147483647'))?.status()).toBe(404);
  await expect(elsewhere.getByRole('heading', { name: /未找到创作内容/ })).toBeVisible();
  await elsewhere.close();
  await open(page, '/gallery');
  await page.getByRole('combobox', { name: '换一种颜色' }).fill('yuebai');
  await page.getByRole('option', { name: /月白/ }).first().click();
  await page.waitForURL(`**/gallery/${encodeURIComponent('月白')}`);
});
