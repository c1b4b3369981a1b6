import { cloneElement, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { prefetchProps, type LazyChunk } from './lazy-chunk.ts';
import { useLazyChunk } from './use-lazy-chunk.ts';

export interface LazyMenuProps<Part> {
  face: ReactElement<ComponentProps<'button'>>;
  chunk: LazyChunk<Part>;
  /**
   * Renders the opened menu including its button, such as `OpenedMenu`. `byKey` is true if a key opened it.
   */
  opened: (part: Part, byKey: boolean) => ReactNode;
  popup?: 'menu' | 'dialog';
  /** Default: `reportError`. */
  onFailed?: (error: unknown) => void;
}

/**
 * Renders the button of a menu whose code, with Radix and its positioning library, loads on hover, focus or
 * press.
 */
export function LazyMenu<Part>({
  face,
  chunk,
  opened: renderOpened,
  popup = 'menu',
  onFailed = (error) => reportError(error),
}: LazyMenuProps<Part>): ReactNode {
  const [opened, setOpened] = useState<{ byKey: boolean } | null>(null);
  const { part } = useLazyChunk(chunk, opened !== null, (error) => {
    onFailed(error);
    setOpened(null);
  });
  if (opened && part) return renderOpened(part, opened.byKey);
  const open = (byKey: boolean) => setOpened({ byKey });
  return cloneElement(face, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    ...prefetchProps(chunk),
    // A click triggered by the keyboard has a `detail` of 0.
    onClick: ({ detail }) => open(detail === 0),
    onKeyDown: (event) => {
      if (popup !== 'menu' || event.key !== 'ArrowDown') return;
      event.preventDefault();
      open(true);
    },
  });
}
