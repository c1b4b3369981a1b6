import { anyAddress, newMember, rememberMember } from '../support/members.ts';
import { areaReady, expect, test } from '../support/test.ts';

test.use({ extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyAddress() }) });

for (const { language, prefix, words } of [
  {
    language: 'zh',
    prefix: '',
    words: {
      list: '共创色',
      create: '共创新色',
      namedBy: '起名：丹青画室 本机拟名',
      name: '颜色名称',
      imagined: '调出的颜色',
      imaginedBy: '调色：丹青画室 本机调成',
      keep: '保存这个颜色',
      like: /^喜欢/,
      liked: /^已喜欢 ?1$/,
      again: '再创一个',
      remove: '删除',
      removed: (name: string) => `已删除“${name}”`,
      undo: '撤销',
      collectibles: /数字藏品/,
      notMinting: /没有接入区块链/,
    },
  },
  {
    language: 'en',
    prefix: '/en',
    words: {
      list: 'Co-created colours',
      create: 'Create a colour',
      namedBy: 'Thought of by Danqing studio, on this site',
      name: 'Name of the colour',
      imagined: 'The imagined colour',
      imaginedBy: 'Imagined by Danqing studio, on this site',
      keep: 'Keep this colour',
      like: /^Like/,
      liked: /^Liked ?1$/,
      again: 'Create again',
      remove: 'Delete',
      removed: (name: string) => `“${name}” deleted`,
      undo: 'Undo',
      collectibles: /collectibles/i,
      notMinting: /not connected to a blockchain/,
    },
  },
  {
    language: 'ja',
    prefix: '/ja',
    words: {
      list: '共創カラー',
      create: '新しい色を作る',
      namedBy: '名前：丹青画室（このサイト内で生成）',
      name: '色の名前',
      imagined: '生成した色',
      imaginedBy: '色：丹青画室（このサイト内で生成）',
      keep: 'この色を保存',
      like: /^いいね/,
      liked: /^いいね済み ?1$/,
      again: 'もう一つ作る',
      remove: '削除',
      removed: (name: string) => `「${name}」を削除しました`,
      undo: '元に戻す',
      collectibles: /デジタル/,
      notMinting: /ブロックチェーンに接続していません/,
    },
  },
] as const)
  test(`from a suggested name to a colour that is liked, deleted and back: ${language}`, async ({ page }) => {
    await rememberMember(page, await newMember(page.request));
    await page.goto(`${prefix}/co-create-colors`);
    await areaReady(page);
    await expect(page.getByRole('heading', { level: 1, name: words.list })).toBeVisible();

    await page.getByRole('button', { name: words.create }).click();
    const dialog = page.getByRole('dialog', { name: words.create });
    const suggested = dialog.getByRole('listitem').first();
    const name = await suggested.locator('b').innerText();
    await expect(dialog.getByText(words.namedBy)).toBeVisible();
    await suggested.getByRole('button').click();

    await page.waitForURL(`**${prefix}/co-create-colors/new`);
    await expect(page.getByRole('textbox', { name: words.name })).toHaveValue(name);
    const imagined = page.getByRole('region', { name: words.imagined });
    const hex = await imagined.getByText(/^#[0-9A-F]{6}$/).innerText();
    await expect(imagined.getByText(words.imaginedBy)).toBeVisible();
    await expect(imagined.getByText(/ΔE \d/)).toBeVisible();
    await imagined.getByRole('button', { name: words.keep }).click();

    await page.waitForURL(new RegExp(`${prefix}/co-create-colors/\\d+$`));
    const heading = page.getByRole('heading', { level: 1, name });
    await expect(heading).toBeVisible();
    await page.getByRole('button', { name: words.like }).click();
    await expect(page.getByRole('button', { name: words.liked })).toBeVisible();
    await expect(page.getByText(words.again)).toBeVisible();
    await page.getByRole('button', { name: words.remove, exact: true }).click();
    await expect(page.getByRole('heading', { name: words.removed(name) })).toBeVisible();
    await page.getByRole('button', { name: words.undo }).click();
    await expect(heading).toBeVisible();

    await page.goto(`${prefix}/co-create-colors?hex=${hex.slice(1)}`);
    await areaReady(page);
    await expect(page.getByRole('article', { name })).toHaveAttribute('aria-current', 'true');

    await page.goto(`${prefix}/nfts`);
    await areaReady(page);
    await expect(page.getByRole('heading', { level: 1, name: words.collectibles })).toBeVisible();
    await expect(page.getByText(words.notMinting)).toBeVisible();
  });
