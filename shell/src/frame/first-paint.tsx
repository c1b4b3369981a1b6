import { FIRST_PAINT_ID } from '@danqing/contracts/page';
import { useLayoutEffect, useState } from 'react';

export function useFirstPaint(wanted: boolean): HTMLElement | null {
  const [element] = useState(() => document.getElementById(FIRST_PAINT_ID));
  useLayoutEffect(() => {
    if (!wanted) element?.remove();
  }, [wanted, element]);
  return wanted ? element : null;
}

/**
 * Moves the server-rendered part into the frame at the area's place. It unmounts in the frame that mounts the
 * area's screen, so nothing flashes or shifts.
 */
export function FirstPaint({ element }: { element: HTMLElement }) {
  return <div ref={(host) => host?.append(element)} />;
}
