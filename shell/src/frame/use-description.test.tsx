import type { Color } from '@danqing/contracts/colors';
import { navigate, useAccent } from '@danqing/shell-sdk';
import { useParams } from '@danqing/shell-sdk/router';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeArea, areaWith, renderSite } from '../testing.tsx';

const areas = [activeArea('generator'), activeArea('palettes')];
afterEach(() => vi.restoreAllMocks());

const description = () => document.querySelector<HTMLMetaElement>('meta[name=description]')?.content;
const named = { hex: '#ED5126', name: '朱红', pinyin: 'zhū hóng', gloss_en: 'Cinnabar red' } as Color;
beforeEach(() => {
  localStorage.setItem('i18nextLng', 'zh');
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  document.head.innerHTML = '<meta name="description" content="of the server">';
});

test('is in the language of the page, whatever the server guessed', () => {
  localStorage.setItem('i18nextLng', 'en');
  renderSite({ path: '/', areas, data: { color: named, locale: 'zh' } });
  expect(description()).toContain('朱红 (Cinnabar red, zhū hóng, #ED5126) is a traditional Chinese colour');
});

test('follows the page and its colour', async () => {
  const Colored = () => {
    const { name } = useParams();
    useAccent(name ? { hex: '#123456' } : named);
    return <p>here</p>;
  };
  renderSite({
    path: '/',
    areas,
    load: async ({ area }) => areaWith(area === 'generator' ? Colored : () => null),
  });
  await waitFor(() => expect(description()).toContain('朱红（zhū hóng，#ED5126）是一种中国传统色'));
  act(() => navigate('/colors/123456'));
  expect(description()).toContain('由 #123456 出发');
  act(() => navigate('/palettes'));
  expect(description()).toBe('palettes');
  act(() => navigate('/nowhere'));
  expect(description()).toContain('没有这个页面');
});

test('of a page that is not there says so', () => {
  renderSite({ path: '/colors/x', areas, data: { status: 404, search: 'x' } });
  expect(description()).toContain('没有这个页面');
});

test('of a thing that a service described stays, and another page has what its route says', async () => {
  const tea = activeArea('tea');
  const [route] = tea.manifest.routes;
  tea.manifest.routes = [{ ...route!, page: { ...route!.page, kind: 'tea/leaf' } } as typeof route & object];
  renderSite({ path: '/tea', areas: [...areas, tea], load: async () => areaWith(() => <p>here</p>) });
  await screen.findByText('here');
  expect(description()).toBe('of the server');
  act(() => navigate('/palettes'));
  expect(description()).toBe('palettes');
  act(() => navigate('/tea'));
  expect(description()).toBe('tea');
});
