import { contrastRatio } from '@danqing/color-core';
import type { PaletteResponse } from '@danqing/contracts/palettes';
import type { Locator } from '@playwright/test';
import { compile } from 'tailwindcss';
import { insertPicture } from '../support/insert-picture.ts';
import { anyAddress, bearer, newMember, rememberMember } from '../support/members.ts';
import { photoPicture } from '../support/picture-files.ts';
import { swatchButtons } from '../support/shown-scheme.ts';
import { areaReady, expect, siteUrl, test } from '../support/test.ts';

test('a palette sent to a colleague, who opens it in English on a phone: one click', async ({
  page,
  request,
  browser,
}) => {
  const owner = await newMember(request);
  const answer = await request.post('/api/palettes', {
    headers: { ...bearer(owner), 'x-forwarded-for': anyAddress() },
    data: {
      name: '江南',
      colors: [
        { hex: '#ED5126', name: '朱红', pinyin: 'zhū hóng', type: 'primary' },
        { hex: '#EEF7F2', name: '月白', pinyin: 'yuè bái' },
      ],
    },
  });
  const { id } = ((await answer.json()) as PaletteResponse).data;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await rememberMember(page, owner);
  await page.goto(`/palettes/${id}`);
  await page.getByRole('button', { name: '分享' }).click();
  await expect(page.getByText('链接已复制').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${siteUrl()}/palettes/${id}`);

  const phone = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 375, height: 667 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const colleague = await phone.newPage();
  const opened = await colleague.goto(link);
  const html = (await opened?.text()) ?? '';
  expect(html).toContain('<title>江南 · Danqing, Chinese colour palettes</title>');
  expect(html).toContain('<meta property="og:image" content="');
  await areaReady(colleague);
  await expect(colleague.locator('html')).toHaveAttribute('lang', 'en');
  await expect(colleague.getByRole('heading', { level: 2, name: '江南' })).toBeVisible();
  await expect(colleague.getByText('Cinnabar red')).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Open in Colours' })).toBeVisible();
  await phone.close();
});

test('a brand colour becomes a Tailwind family on the clipboard in four clicks, without an account', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };
  await page.goto('/en/');
  await areaReady(page);
  await click(page.getByRole('button', { name: /^Primary colour/ }));
  await page.getByRole('combobox').fill('#2B5FA3');
  await page.keyboard.press('Enter');
  await expect(swatchButtons(page).nth(5)).toHaveAccessibleName(/#2B5FA3/);
  await click(page.getByRole('switch', { name: 'Even steps' }));
  await click(page.getByRole('button', { name: 'Export', exact: true }));
  await click(page.getByRole('button', { name: 'Copy the code of Tailwind theme' }));
  expect(clicks).toBeLessThanOrEqual(4);

  const css = await page.evaluate(() => navigator.clipboard.readText());
  const { build } = await compile(`${css}\n@tailwind utilities;`);
  const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
  const built = build(shades.flatMap((shade) => [`bg-brand-${shade}`, `text-brand-${shade}`]));
  const hexes = shades.map((shade) => new RegExp(`--color-brand-${shade}: (#[0-9A-F]{6});`).exec(built)?.[1]);
  expect(new Set(hexes).size).toBe(11);
  expect(hexes[6]).toBe('#2B5FA3');
  for (const shade of shades) {
    expect(built).toContain(`.bg-brand-${shade} {`);
    expect(built).toContain(`.text-brand-${shade} {`);
  }
  expect(contrastRatio(hexes[6] ?? '', hexes[0] ?? '')).toBeGreaterThan(4.5);
});

test('the colour of the sky in a photo and its traditional name: one click after the photo is dropped', async ({
  page,
}) => {
  await page.goto('/');
  await areaReady(page);
  await insertPicture(page, 'drop', photoPicture());
  const dialog = page.getByRole('dialog');
  const photo = dialog.getByRole('img');
  await expect(dialog.getByRole('radio').first()).toBeAttached();
  const { width, height } = (await photo.boundingBox())!;
  await photo.click({ position: { x: width * 0.1, y: height * 0.06 } });
  const sky = dialog.locator('label:has(:checked)');
  await expect(sky).toBeInViewport({ ratio: 1 });
  await expect(sky).toContainText(/^\d+\s*\p{Script=Han}+\s*#[3-6][0-9A-F][6-9][0-9A-F][A-C][0-9A-F]/u);
});
