import type { ReactNode } from 'react';

/**
 * Renders the two parts of a page with `frame: "open"`: a full-height colour block at the window's edge and
 * the content beside it. On narrow windows the content is below. The shell's style sheet places both; an area
 * styles only their content.
 */
export function OpenFrame({ block, children }: { block: ReactNode; children: ReactNode }) {
  return (
    <>
      <div data-frame="block">{block}</div>
      <div data-frame="work">{children}</div>
    </>
  );
}
