import { newMember, rememberMember } from '../support/members.ts';
import { areaReady, expect, siteUrl, test } from '../support/test.ts';

test('the theme is switched, kept, and there before the first paint', async ({ page }) => {
  await page.goto('/colors/月白');
  await areaReady(page);
  await page.getByRole('button', { name: '切换到深色' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBe('true');
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const state = window as unknown as { darkFromTheStart?: boolean };
      state.darkFromTheStart ??= document.documentElement.classList.contains('dark');
    });
  });
  await page.reload();
  expect(
    await page.evaluate(() => (window as unknown as { darkFromTheStart: boolean }).darkFromTheStart),
  ).toBe(true);
  await page.getByRole('button', { name: '切换到浅色' }).click();
  expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBe('false');
});

test('switching the language rewrites the address, reloads and is remembered', async ({ page, context }) => {
  await page.goto('/colors/月白?hex=abc');
  await areaReady(page);
  const switchTo = async (button: RegExp, language: string) => {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('menuitemradio', { name: language }).click();
  };
  await switchTo(/语言/, 'English');
  await expect(page).toHaveURL(`${siteUrl()}/en/colors/${encodeURIComponent('月白')}?hex=abc`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await areaReady(page);
  await expect(page.getByRole('radio', { name: 'Mono' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
  expect((await context.cookies()).find(({ name }) => name === 'i18next')?.value).toBe('en');

  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await areaReady(page);
  await switchTo(/Language/, '中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page).toHaveURL(`${siteUrl()}/`);
});

test.describe('in a Japanese browser', () => {
  test.use({ locale: 'ja-JP' });
  test('the first visit is in Japanese', async ({ page }) => {
    await page.goto('/');
    await areaReady(page);
    await expect(page.getByRole('radio', { name: '単色' })).toBeVisible();
  });
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/404/] });
  test('shows 404, 页面未找到 and a link home that needs no reload', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: '页面未找到' })).toBeVisible();
    await expect(page.getByText('404').first()).toBeVisible();
    await page.evaluate(() => ((window as unknown as { kept: boolean }).kept = true));
    await page.getByRole('link', { name: '回到首页' }).click();
    await areaReady(page);
    await expect(page.getByRole('radio', { name: '单色' })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { kept?: boolean }).kept)).toBe(true);
  });
});

test('the keyboard reaches the main part by the skip link, and the first Tab shows it', async ({ page }) => {
  await page.goto('/colors/月白');
  await areaReady(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '跳到正文' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a page without a colour of its own keeps the colour that the visitor came with, through reloads', async ({
  page,
}) => {
  const shown = () =>
    page.evaluate(() => [
      document.querySelector('meta[name=theme-color]')?.getAttribute('content'),
      getComputedStyle(document.documentElement).getPropertyValue('--accent'),
    ]);
  await page.goto('/colors/月白');
  await areaReady(page);
  await page.getByRole('navigation').getByRole('link', { name: '调色板' }).click();
  await expect(page.getByRole('heading', { name: '调色板', level: 1 })).toBeVisible();
  const before = await shown();
  for (let round = 0; round < 3; round += 1) {
    const written = await (await page.reload())!.text();
    expect(written).toContain('<meta name="theme-color" content="#EEF7F2">');
    await areaReady(page);
    expect(await shown()).toEqual(before);
  }
});

test('nothing of the bar is cut or lies on its neighbour, however wide the window', async ({
  page,
  request,
}) => {
  await rememberMember(page, await newMember(request));
  const faults = () =>
    page.evaluate(() => {
      const seen = [...document.querySelectorAll<HTMLElement>('header a, header button')]
        // On narrow windows the home link is the whole band below the other links, so it overlaps nothing.
        .filter((part) => !part.innerText.startsWith('丹'))
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1);
      const faulty = seen.filter(
        ({ part, box }) =>
          box.left < 0 ||
          box.right > document.documentElement.clientWidth ||
          part.scrollWidth > part.offsetWidth + 1 ||
          part.scrollHeight > part.offsetHeight + 1 ||
          box.height > 60 ||
          seen.some(
            ({ part: other, box: others }) =>
              other !== part &&
              Math.min(box.right, others.right) - Math.max(box.left, others.left) > 1 &&
              Math.min(box.bottom, others.bottom) - Math.max(box.top, others.top) > 1,
          ),
      );
      return faulty.map(({ part }) => part.innerText || part.ariaLabel);
    });
  for (const path of ['/gallery', '/en/gallery', '/ja/gallery', '/ja/colors/月白']) {
    await page.goto(path);
    await areaReady(page);
    for (let width = 700; width <= 1120; width += 20) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faults(), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('the button of the menu has no row of its own, however wide the window', async ({ page }) => {
  /**
   * Counts the links and buttons beside the menu button. Null if the window is wide enough to hide that
   * button.
   */
  const beside = () =>
    page.evaluate(() => {
      const header = document.querySelector('header')!;
      const menu = [...header.querySelectorAll('[aria-haspopup=dialog]')].at(-1)!;
      const { top, bottom, height } = menu.getBoundingClientRect();
      if (height === 0) return null;
      return [...header.querySelectorAll('a, button')].filter((other) => {
        const box = other.getBoundingClientRect();
        const seen = other !== menu && box.width > 0 && box.height > 0 && box.height < 3 * height;
        return seen && box.top < bottom && box.bottom > top;
      }).length;
    });
  for (const path of [
    '/colors/月白',
    '/en/colors/月白',
    '/ja/colors/月白',
    '/palettes',
    '/en/palettes',
    '/ja/palettes',
  ]) {
    await page.goto(path);
    await areaReady(page);
    for (let width = 700; width <= 1120; width += 20) {
      await page.setViewportSize({ width, height: 900 });
      expect(await beside(), `${path} at ${width}`).not.toBe(0);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });
  test('everything of the bar is in the menu, which Escape closes', async ({ page }) => {
    await page.goto('/colors/月白');
    await areaReady(page);
    const menu = page.getByRole('button', { name: '菜单' });
    await menu.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('link', { name: '配色' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(menu).toBeFocused();
    await menu.click();
    await sheet.getByText('English').click();
    await expect(page).toHaveURL(/\/en\/colors/);
  });
});

test('the legal pages have real texts in three languages', async ({ page }) => {
  for (const [path, heading] of [
    ['/legal/terms.html', '用户协议'],
    ['/en/legal/privacy.html', 'Privacy'],
    ['/ja/legal/terms.html', '利用規約'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect.poll(async () => (await page.getByRole('main').innerText()).length).toBeGreaterThan(1500);
  }
});

test('five rapid clicks at one place ask for feedback', async ({ page }) => {
  // The click counter loads after the first screen, together with the stream's listener.
  const listening = page.waitForRequest('**/api/releases/stream*');
  await page.goto('/colors/月白');
  await areaReady(page);
  await listening;
  // Sends all clicks at once. One by one, they may be too slow on a busy machine.
  await page.mouse.click(900, 80, { clickCount: 5 });
  await expect(page.getByText(/反馈/).first()).toBeVisible();
  await page.keyboard.press('Escape');
});
