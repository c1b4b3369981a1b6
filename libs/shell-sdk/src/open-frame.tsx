import type { ReactNode } from 'react';

/**
 * The two parts of a page whose route has `frame: "open"`: the colour block, full height at the window's edge,
 * and the work beside it (below it on narrow windows). The shell's style sheet places both, around its own
 * navigation and footer; an area styles only what is inside.
 */
export function OpenFrame({ block, children }: { block: ReactNode; children: ReactNode }) {
  return (
    <>
      <div data-frame="block">{block}</div>
      <div data-frame="work">{children}</div>
    </>
  );
}
