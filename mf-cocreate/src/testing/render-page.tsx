import { readAreaTexts, renderInShell, type RenderInShellOptions } from '@danqing/shell-sdk/testing';
import area from '../area.ts';

const catalogues = await readAreaTexts('cocreate', area);

export function renderRoute(route: string, path: string, options: RenderInShellOptions = {}) {
  const Page = area.routes[route];
  if (!Page) throw new Error(`the area lacks the route ${route}`);
  return renderInShell(<Page />, { catalogues, path, ...options });
}
