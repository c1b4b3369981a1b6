import { readAreaTexts, renderInShell, type RenderInShellOptions } from '@danqing/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import area from '../area.ts';
import { cardMenuList } from '../card/card-menu.tsx';
import { nearPanel } from '../near/near-picker.tsx';

const catalogues = await readAreaTexts('palettes', area);
await Promise.all([cardMenuList.load(), nearPanel.load()]);

export const renderPart = (ui: ReactNode, options: RenderInShellOptions = {}) =>
  renderInShell(ui, { catalogues, ...options });

export function renderPage(query = '', options: RenderInShellOptions = {}) {
  const { palettes: Page } = area.routes;
  if (!Page) throw new Error('the area lacks its route');
  return renderPart(<Page />, { ...options, path: `/palettes${query}` });
}

export const cardNames = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

export const card = (name: string) => {
  const found = screen
    .getAllByRole('article')
    .find((one) => within(one).getByRole('heading').textContent.startsWith(name));
  if (!found) throw new Error(`no card ${name}`);
  return within(found);
};

export const tab = (name: RegExp) => screen.getByRole('tab', { name });
