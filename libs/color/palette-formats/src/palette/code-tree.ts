import type { CodeColor } from './family.ts';

export interface CodeTree<Leaf> {
  [name: string]: Leaf | CodeTree<Leaf>;
}

export function codeTree<Leaf>(
  colors: readonly CodeColor[],
  leaf: (color: CodeColor) => Leaf,
): CodeTree<Leaf> {
  const tree: CodeTree<Leaf> = {};
  for (const color of colors) {
    let node = tree;
    for (const name of color.path.slice(0, -1)) node = (node[name] ??= {}) as CodeTree<Leaf>;
    node[color.path.at(-1) ?? ''] = leaf(color);
  }
  return tree;
}
