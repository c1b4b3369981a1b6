import { FIRST_PAINT_ID } from '@danqing/contracts/page';
import { useLayoutEffect, useState } from 'react';

/** The server-rendered part of the page, as long as it is there to show; null once `wanted` was false from the start. */
export function useFirstPaint(wanted: boolean): HTMLElement | null {
  const [element] = useState(() => document.getElementById(FIRST_PAINT_ID));
  useLayoutEffect(() => {
    if (!wanted) element?.remove();
  }, [wanted, element]);
  return wanted ? element : null;
}

/**
 * Takes the server-rendered part into the frame, to the place where the area's own will stand. It goes in the same
 * frame in which that comes, so nothing flashes or moves.
 */
export function FirstPaint({ element }: { element: HTMLElement }) {
  return <div ref={(host) => host?.append(element)} />;
}
