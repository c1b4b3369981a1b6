import {
  readAreaTexts,
  readCatalogues,
  renderInShell,
  type RenderInShellOptions,
} from '@danqing/shell-sdk/testing';
import { Route, Routes } from '@danqing/shell-sdk/router';
import manifest from '../../area.json';
import area from '../area.ts';
import { collectionCatalogues } from '../creation/collection-catalogues.ts';

const catalogues = {
  ...(await readAreaTexts('gallery', area)),
  collection: await readCatalogues(collectionCatalogues),
};

export const renderAt = (path: string, options: RenderInShellOptions = {}) =>
  renderInShell(
    <Routes>
      {manifest.routes.map(({ id, path: pattern }) => {
        const Page = area.routes[id]!;
        return <Route key={id} path={pattern} element={<Page />} />;
      })}
      <Route path="*" element={null} />
    </Routes>,
    { catalogues, path, ...options },
  );
