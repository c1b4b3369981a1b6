import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { makeDeck, savePublicPalette } from '../support/decks.ts';
import { bearer, newMember, rememberMember } from '../support/members.ts';
import { areaReady, expect, test } from '../support/test.ts';

const TOPIC = '雨过天青：瓷色与当代空间，给设计系二年级学生讲二十分钟';
const slides = (page: Page) => page.getByRole('list', { name: '各页' }).getByRole('button');

async function save(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test('a visitor makes a deck, looks through it and takes it along as PPTX and PDF', async ({ page }) => {
  await savePublicPalette(page);
  await page.goto('/agent');
  await areaReady(page);
  const topic = page.getByRole('textbox', { name: '主题' });
  await expect(topic).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: '生成演示文稿' })).toBeDisabled();
  await makeDeck(page, TOPIC);
  await expect(page.getByText('请换成你自己的内容', { exact: false })).toBeVisible();

  const count = await slides(page).count();
  expect(count).toBeGreaterThanOrEqual(8);
  const viewer = page.getByRole('group', { name: '当前页，左右键翻页' });
  await viewer.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`2 / ${count}`)).toBeVisible();

  const pptx = await save(page, '下载 PPTX');
  expect(pptx.name).toMatch(/^丹青_.+\.pptx$/);
  const files = unzipSync(pptx.content);
  const names = Object.keys(files);
  expect(names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))).toHaveLength(count);
  expect(names.filter((name) => /^ppt\/notesSlides\/notesSlide\d+\.xml$/.test(name))).toHaveLength(count);
  const theme = Buffer.from(files['ppt/theme/theme1.xml']!).toString();
  expect(theme).toContain('1F4B6E');

  const pdf = await save(page, '下载 PDF');
  expect(pdf.name).toMatch(/^丹青_.+\.pdf$/);
  expect(pdf.content.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(count);
});

test('a lost connection is taken up where it was; a stopped run goes on, also after a reload', async ({
  page,
}) => {
  await savePublicPalette(page);
  const asked: (string | undefined)[] = [];
  await page.route('**/api/agent/run-stream', async (route) => {
    const answer = await route.fetch();
    const frames = (await answer.text()).split('\n\n').slice(0, 7);
    await route.fulfill({ response: answer, body: `${frames.join('\n\n')}\n\n` });
  });
  // Blocks the resumption until the visitor has stopped the run.
  let blocked = true;
  await page.route('**/api/agent/runs/*/events', async (route) => {
    asked.push(route.request().headers()['last-event-id']);
    if (!blocked) await route.continue();
  });
  await page.goto('/agent');
  await areaReady(page);
  await page.getByRole('textbox', { name: '主题' }).fill(TOPIC);
  await page.getByRole('button', { name: '生成演示文稿' }).click();
  await expect(slides(page)).toHaveCount(3);
  await expect.poll(() => asked).toEqual(['5']);
  await expect(page.getByRole('button', { name: '正在生成…' })).toBeDisabled();
  await page.getByRole('button', { name: '取消' }).click();
  await expect(page.getByText('已停下，写好的都在。')).toBeVisible();
  await expect(slides(page)).toHaveCount(3);

  blocked = false;
  await page.getByRole('button', { name: '接着写' }).click();
  await expect(page.getByRole('button', { name: '下载 PPTX' })).toBeVisible();
  const count = await slides(page).count();
  await page.reload();
  await areaReady(page);
  await expect(page.getByRole('button', { name: '下载 PPTX' })).toBeVisible();
  await expect(slides(page)).toHaveCount(count);
  await expect(page.getByRole('textbox', { name: '主题' })).toHaveValue(TOPIC);
});

test('a member’s deck waits while other pages are looked at, is found again, deleted and brought back', async ({
  page,
  browser,
}) => {
  const member = await savePublicPalette(page, await newMember(page.request));
  await rememberMember(page, member);
  await makeDeck(page, TOPIC);
  await page.getByRole('link', { name: '纹样' }).first().click();
  await areaReady(page);
  await page.getByRole('link', { name: '演示', exact: true }).first().click();
  await expect(page.getByRole('button', { name: '下载 PPTX' })).toBeVisible();
  await expect(page).toHaveURL(/\/agent$/);

  const list = page.getByRole('region', { name: '我的演示文稿' });
  const [{ id, title }] = (
    await (await page.request.get('/api/agent/decks', { headers: bearer(member) })).json()
  ).data;
  const other = await browser.newPage();
  await rememberMember(other, member);
  await other.goto('/agent');
  await other
    .getByRole('region', { name: '我的演示文稿' })
    .getByRole('button', { name: title, exact: true })
    .click();
  await expect(other.getByRole('button', { name: '下载 PDF' })).toBeVisible();
  await other.close();
  expect((await page.request.get(`/api/agent/decks/${id}`)).status()).toBe(404);

  await list.getByRole('button', { name: `删除《${title}》` }).click();
  await expect(page.getByText('写下主题，选一份调色板')).toBeVisible();
  await list.getByRole('button', { name: '撤销' }).click();
  await expect(list.getByRole('button', { name: title, exact: true })).toBeVisible();
});

for (const [language, topic, said] of [
  ['/en', 'The blue after rain: glaze colours for design students', 'Replace the sample texts'],
  ['/ja', '雨上がりの青：磁器の色と現代の空間を学生に話す', '仮のもの'],
] as const) {
  test(`the page at ${language}/agent makes a deck in its language`, async ({ page }) => {
    await savePublicPalette(page);
    await makeDeck(page, topic, language);
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
    await expect(page.getByRole('main').locator('svg[lang]').first()).toHaveAttribute(
      'lang',
      language.slice(1),
    );
  });
}
