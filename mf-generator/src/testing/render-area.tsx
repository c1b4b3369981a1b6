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
import { searchPanel } from '../color-picker/late-search-panel.ts';
import { unknownColor } from '../unknown-color/late-unknown-color.ts';
import { mixerCatalogues } from '../color-mixer/mixer-catalogues.ts';
import { shelfCatalogues } from '../color-shelf/shelf-catalogues.ts';
import { pictureCatalogues } from '../image-colors/picture-catalogues.ts';
import { storyCatalogues } from '../story/story-catalogues.ts';
import { wallCatalogues } from '../color-wall/wall-catalogues.ts';
import { seeingCatalogues } from '../seeing/seeing-catalogues.ts';

// As after a hover.
await Promise.all([searchPanel.load(), unknownColor.load()]);

const catalogues = {
  ...(await readAreaTexts('generator', area)),
  // Comes with the view, which tests render without its late part.
  seeing: await readCatalogues(seeingCatalogues),
  shelf: await readCatalogues(shelfCatalogues),
  story: await readCatalogues(storyCatalogues),
  wall: await readCatalogues(wallCatalogues),
  mixer: await readCatalogues(mixerCatalogues),
  // Come with the picture dialog, which tests render without its late part.
  pictures: await readCatalogues(pictureCatalogues),
  'picture-colors': await readCatalogues(failureCatalogues),
};

/** Renders a part of the area with its texts. */
export const renderPart = (ui: ReactNode, options: RenderInShellOptions = {}) =>
  renderInShell(ui, { catalogues, ...options, page: { color: sampleColor('朱红'), ...options.page } });

/** How the server answers `GET /api/colors`; `failed` until told otherwise. */
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

/** Renders the whole area at a path, with the router between its pages and perhaps something beside it. */
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

/** The slips of the palette strip, in their order. */
export const slips = () =>
  screen.getAllByRole('button').filter((button) => button.hasAttribute('data-roving'));
