import type { PageOverrides } from '@danqing/contracts/page';
import type { ActiveArea } from '@danqing/contracts/releases';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeArea, areaWith } from '../testing.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ORIGIN = 'http://127.0.0.1:3401';
const released = activeArea('generator');
const overridden: ActiveArea = {
  ...released,
  release: 'development',
  base: `${ORIGIN}/`,
  integrity: {},
  channel: 'override',
};
const active = (until = Date.now() + 60_000): PageOverrides => ({
  active: [{ area: 'generator', origin: ORIGIN, until: new Date(until).toISOString() }],
  ended: [],
});

async function open({
  generator = overridden,
  overrides = active(),
  locale = 'en' as 'zh' | 'en' | 'ja',
  dead = false,
} = {}) {
  localStorage.setItem('i18nextLng', locale);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  // Language and lazy texts are module state, so each test needs fresh modules.
  vi.resetModules();
  const { renderSite } = await import('../testing.tsx');
  renderSite({
    path: '/',
    areas: [generator, activeArea('palettes')],
    data: { locale, overrides },
    load: (area) =>
      dead && area.release === 'development'
        ? Promise.reject(new Error('ScriptNetworkError'))
        : Promise.resolve(areaWith(() => <h1>{area.release}</h1>)),
  });
}
const badge = (name: string | RegExp = 'Local overrides') => screen.findByRole('complementary', { name });

test.each([
  ['zh', '本机替换', '还原'],
  ['en', 'Local overrides', 'Reset'],
  ['ja', 'このブラウザーでの差し替え', 'リセット'],
] as const)(
  'a badge in %s names overridden areas and their origins for good, and leads back',
  async (locale, title, reset) => {
    await open({ locale });
    const shown = await badge(title);
    expect(within(shown).getByRole('listitem').textContent).toBe(`generator ${ORIGIN}`);
    expect(within(shown).getByRole('link', { name: reset }).getAttribute('href')).toBe('?reset-overrides');
    expect(within(shown).queryByRole('button')).toBeNull();
    expect(within(shown).getByRole('status').textContent).toBe('');
  },
);

test('a development server that does not answer is said, the release stands in, and other areas are there', async () => {
  const { release, build, container, base, scripts, styles, integrity } = released;
  const fallback = { release, build, container, base, scripts, styles, integrity };
  await open({ dead: true, generator: { ...overridden, fallback } });
  await screen.findByRole('heading', { name: release });
  const status = within(await badge()).getByRole('status');
  await vi.waitFor(() => expect(status.textContent).toMatch(/did not load.*You see the released version/));
  await userEvent.click(screen.getByRole('link', { name: 'palettes en' }));
  expect(await screen.findByRole('heading', { name: release })).toBeTruthy();
});

test('where no release can stand in, the badge says so beside the panel', async () => {
  await open({ dead: true });
  await screen.findByRole('alert');
  const status = within(await badge()).getByRole('status');
  await vi.waitFor(() =>
    expect(status.textContent).toBe('generator did not load from the development server.'),
  );
});

test('an override that ends while the page stands is said', async () => {
  await open({ overrides: active(Date.now() - 1) });
  await vi.waitFor(async () =>
    expect(within(await badge()).getByRole('status').textContent).toMatch(/^The override has expired/),
  );
});

test('one that was over before is said once, and the page is as released', async () => {
  await open({ generator: released, overrides: { active: [], ended: ['generator', 'palettes'] } });
  const shown = await badge();
  expect(shown.textContent).toContain('The override of generator, palettes has ended.');
  await userEvent.click(within(shown).getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('complementary')).toBeNull();
});
