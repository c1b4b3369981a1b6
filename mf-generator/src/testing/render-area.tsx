import { sampleColor, sampleColors } from '@danqing/area-kit/testing';
import { failureCatalogues } from '@danqing/picture-colors';
import { Route, Routes } from '@danqing/shell-sdk/router';
import {
  readAreaTexts,
  readCatalogues,
  renderInShell,
  type RenderInShellOptions,
} from '@danqing/shell-sdk/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import area from '../area.ts';
import { searchPanel } from '../color-picker/lazy-search-panel.ts';
import { unknownColor } from '../unknown-color/lazy-unknown-color.ts';
import { mixerCatalogues } from '../color-mixer/mixer-catalogues.ts';
import { shelfCatalogues } from '../color-shelf/saved-colors-catalogues.ts';
import { pictureCatalogues } from '../image-colors/picture-catalogues.ts';
import { storyCatalogues } from '../story/story-catalogues.ts';
import { wallCatalogues } from '../color-wall/wall-catalogues.ts';
import { seeingCatalogues } from '../seeing/seeing-catalogues.ts';

// Preloads the chunks that a hover would load.
await Promise.all([searchPanel.load(), unknownColor.load()]);

const catalogues = {
  ...(await readAreaTexts('generator', area)),
  // Tests render without the lazy chunks that load these catalogues.
  seeing: await readCatalogues(seeingCatalogues),
  shelf: await readCatalogues(shelfCatalogues),
  story: await readCatalogues(storyCatalogues),
  wall: await readCatalogues(wallCatalogues),
  mixer: await readCatalogues(mixerCatalogues),
  pictures: await readCatalogues(pictureCatalogues),
  'picture-colors': await readCatalogues(failureCatalogues),
};

export const renderPart = (ui: ReactNode, options: RenderInShellOptions = {}) =>
  renderInShell(ui, { catalogues, ...options, page: { color: sampleColor('朱红'), ...options.page } });

export function stubColorList(first: 'loaded' | 'failed' | 'pending' = 'loaded') {
  const server = { answer: first };
  vi.stubGlobal('fetch', () => {
    if (server.answer === 'pending') return new Promise(() => {});
    return Promise.resolve(
      server.answer === 'loaded' ? Response.json(sampleColors) : new Response('', { status: 503 }),
    );
  });
  return server;
}

export function renderArea(path: string, options: RenderInShellOptions = {}, beside: ReactNode = null) {
  const { home: Home, color: ColorPage } = area.routes;
  if (!Home || !ColorPage) throw new Error('the area lacks a route');
  return renderPart(
    <>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/colors/:name" element={<ColorPage />} />
      </Routes>
      {beside}
    </>,
    { ...options, path },
  );
}

export const swatches = () =>
  screen.getAllByRole('button').filter((button) => button.hasAttribute('data-roving'));
