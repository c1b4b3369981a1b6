import { readAreaTexts, renderInShell, type RenderInShellOptions } from '@danqing/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import area from '../area.ts';

const catalogues = await readAreaTexts('palettes', area);

/** Renders a part of the area with its texts. */
export const renderPart = (ui: ReactNode, options: RenderInShellOptions = {}) =>
  renderInShell(ui, { catalogues, ...options });

/** Renders the area at `/palettes` with a query. */
export function renderPage(query = '', options: RenderInShellOptions = {}) {
  const { palettes: Page } = area.routes;
  if (!Page) throw new Error('the area lacks its route');
  return renderPart(<Page />, { ...options, path: `/palettes${query}` });
}

/** Names on the cards, in their order. */
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
