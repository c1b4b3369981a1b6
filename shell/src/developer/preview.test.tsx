import type { ActiveArea } from '@danqing/contracts/releases';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeArea, areaWith } from '../testing.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const previewed: ActiveArea = {
  ...activeArea('generator'),
  release: '3f2a9c0123456789',
  channel: 'preview',
};
const HOUR_MS = 3_600_000;

async function open({ locale = 'en' as 'zh' | 'en' | 'ja', left = HOUR_MS, preview = true } = {}) {
  localStorage.setItem('i18nextLng', locale);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Language and lazy texts are module state, so each test needs fresh modules.
  vi.resetModules();
  const { renderSite } = await import('../testing.tsx');
  renderSite({
    path: '/',
    areas: [preview ? previewed : activeArea('generator'), activeArea('palettes')],
    data: { locale, ...(preview && { preview: { until: new Date(Date.now() + left).toISOString() } }) },
    load: () => Promise.resolve(areaWith(() => <h1>here</h1>)),
  });
  await screen.findByRole('heading', { name: 'here' });
}
const badge = (name: string) => screen.findByRole('complementary', { name });

test.each([
  ['zh', '预览中', 'generator', /^有效期至 /, '退出预览'],
  ['en', 'Preview', 'generator en', /^until /, 'Leave preview'],
  ['ja', 'プレビュー中', 'generator ja', / まで$/, 'プレビューを終了'],
] as const)(
  'a badge in %s names the areas with their releases and the end, and leads out',
  async (locale, title, area, until, leave) => {
    await open({ locale });
    const shown = await badge(title);
    expect(
      within(shown)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([`${area} 3f2a9c`]);
    expect(shown.querySelector('time')?.textContent).toMatch(until);
    expect(within(shown).getByRole('link', { name: leave }).getAttribute('href')).toBe('?leave-preview');
    expect(within(shown).getByRole('status').textContent).toBe('');
  },
);

test.each([
  ['has passed', -1, 'The preview has ended; the next page shows the live site.'],
  ['is further away than a timer can wait', 30 * 24 * HOUR_MS, ''],
])('an end that %s is announced accordingly', async (_what, left, text) => {
  await open({ left });
  const status = within(await badge('Preview')).getByRole('status');
  await waitFor(() => expect(status.textContent).toBe(text));
});

test('a page without a preview has no badge and loads none of it', async () => {
  await open({ preview: false });
  expect(screen.queryByRole('complementary')).toBeNull();
});
