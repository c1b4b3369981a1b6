import type { Page } from '@playwright/test';
import { newColorName, saveColor } from '../support/cocreated-colors.ts';
import { paintCreation } from '../support/creations.ts';
import { savePublicPalette } from '../support/decks.ts';
import { bearer, newMember, rememberMember, type Member } from '../support/members.ts';
import { areaReady, expect, test } from '../support/test.ts';

interface AccessibleNode {
  role: string;
  name: string;
  level: number | null;
  /** The nearest named container of the node. Controls in different containers may share a name. */
  within: string;
}

const LINE = /^(\s*)- '?([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?(?:.*?\[level=(\d)\])?/;
/** Roles whose names distinguish the controls inside them. */
const PARTS = new Set(['article', 'group', 'list', 'region', 'tabpanel', 'dialog', 'form', 'radiogroup']);

function readTree(snapshot: string): AccessibleNode[] {
  const parts: { depth: number; key: string }[] = [];
  return snapshot.split('\n').flatMap((line, at) => {
    const found = LINE.exec(line);
    if (!found) return [];
    const depth = found[1]?.length ?? 0;
    const role = found[2] ?? '';
    const name = found[3] ? (JSON.parse(found[3]) as string) : '';
    while (parts.length > 0 && (parts.at(-1)?.depth ?? 0) >= depth) parts.pop();
    const within = parts.at(-1)?.key ?? 'page';
    if (PARTS.has(role) && name) parts.push({ depth, key: `${role} ${name} ${at}` });
    return [{ role, name, level: found[4] ? Number(found[4]) : null, within }];
  });
}

const CONTROLS = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);
const LANDMARKS = new Set(['article', 'complementary', 'form', 'region', 'search']);
/** Decorative glyphs that a screen reader would announce as "leftwards arrow" or "middle dot". */
const DRAWN = /^[←→↑↓·•〃]|[←→↑↓·•〃]$/u;

function problemsOf(tree: readonly AccessibleNode[]): string[] {
  const problems: string[] = [];
  const headings = tree.filter(({ role }) => role === 'heading');
  const first = headings.filter(({ level }) => level === 1);
  if (first.length !== 1) problems.push(`${first.length} headings of level 1`);
  headings.forEach(({ level, name }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    if ((level ?? 0) > before + 1) problems.push(`heading ${level} "${name}" after one of level ${before}`);
  });
  const navigations = tree.filter(({ role }) => role === 'navigation');
  for (const part of [...tree.filter(({ role }) => LANDMARKS.has(role)), ...navigations])
    if (!part.name && part.role !== 'search') problems.push(`${part.role} without a name`);
  const counted = new Map<string, number>();
  for (const { role, name, within } of tree) {
    if (CONTROLS.has(role) && !name) problems.push(`${role} without a name in ${within}`);
    if (DRAWN.test(name)) problems.push(`${role} "${name}" reads out a sign that is drawn`);
    // Links with the same name may lead to the same page, but buttons with the same name do different things.
    if (role !== 'button') continue;
    const key = `${role} "${name}" in ${within}`;
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
  for (const [key, count] of counted) if (count > 1) problems.push(`${count} times ${key}`);
  return problems;
}

/**
 * Returns Chinese text that an English page shows without a `lang` of its own. Skips text from visitors, and
 * the character 卍 in "Wan 卍 fret".
 */
const unmarkedChinese = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [];
    const others = 'script, style, noscript, bdi, [dir=auto], [hidden], [aria-hidden=true]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent || parent.closest(others)) continue;
      const text = (walker.currentNode.nodeValue ?? '').replace(/用户\d{4}|卍/g, '');
      const marked = parent.closest('[lang]')?.getAttribute('lang') !== 'en';
      if (!marked && /\p{Script=Han}/u.test(text)) texts.push(text.trim());
    }
    return texts;
  });

interface Made {
  member: Member;
  palette: number;
  creation: number;
  color: number;
}

const SCREENS: [name: string, path: (made: Made) => string, headings: number][] = [
  ['the generator', () => '/colors/月白', 3],
  ['the colour wall', () => '/colors?by=lightness', 2],
  ['palettes', () => '/palettes', 2],
  ['a palette', ({ palette }) => `/palettes/${palette}`, 2],
  ['the gallery', () => '/gallery/月白', 3],
  ['a creation', ({ creation }) => `/collections/${creation}`, 1],
  ['co-created colours', () => '/co-create-colors', 2],
  ['a co-created colour', ({ color }) => `/co-create-colors/${color}`, 3],
  ['a new colour', () => '/co-create-colors/new', 2],
  ['patterns', () => '/patterns', 1],
  ['presentations', () => '/agent', 3],
  ['the own profile', () => '/users/profile', 8],
];

let made: Made;
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.SITE_URL });
  const member = await newMember(request);
  const colors = [
    { hex: '#ED5126', name: '朱红', type: 'primary' },
    { hex: '#D6ECF0', name: '月白', type: 'scheme', shade: '300' },
    { hex: '#D6ECF0', name: '月白', type: 'scheme', shade: '400' },
  ];
  const saved = await request.post('/api/palettes', {
    headers: bearer(member),
    data: { name: '听雨', colors },
  });
  const { collectionId } = await paintCreation(request, member);
  made = {
    member,
    palette: ((await saved.json()) as { data: { id: number } }).data.id,
    creation: collectionId,
    color: await saveColor(request, member, newColorName()),
  };
  await request.dispose();
});

for (const [name, path, headings] of SCREENS) {
  test(`${name} is told in order, by names, once`, async ({ page }) => {
    await rememberMember(page, made.member);
    for (const language of ['zh', 'en']) {
      await page.goto(`${language === 'zh' ? '' : '/en'}${path(made)}`);
      await areaReady(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect.poll(() => page.getByRole('heading').count()).toBeGreaterThanOrEqual(headings);
      const read = async () => problemsOf(readTree(await page.locator('body').ariaSnapshot()));
      await expect.poll(read, language).toEqual([]);
      if (language === 'en') expect(await unmarkedChinese(page)).toEqual([]);
    }
  });
}

test('palettes to choose from say their colours', async ({ page }) => {
  await rememberMember(page, await savePublicPalette(page));
  for (const path of ['/patterns', '/agent']) {
    await page.goto(path);
    await areaReady(page);
    const palette = page
      .getByRole('main')
      .getByRole('button', { name: /江南春水/ })
      .first();
    await expect(palette).toHaveAccessibleDescription(/#1F4B6E.*#4C8DAE/);
  }
});
