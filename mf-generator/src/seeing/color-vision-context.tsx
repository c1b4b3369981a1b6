import { COLOR_VISION_MATRICES, simulateColorVision, type ColorVision } from '@danqing/color-core';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

interface ColorVisionState {
  /** The simulated deficiency; null: none. */
  vision: ColorVision | null;
  /** The whole page is shown so, not only a part of each slip. */
  wholePage: boolean;
  setVision: (vision: ColorVision | null) => void;
  setWholePage: (wholePage: boolean) => void;
}

const Context = createContext<ColorVisionState>({
  vision: null,
  wholePage: false,
  setVision: () => {},
  setWholePage: () => {},
});

const FILTER_ID = 'color-vision';

/** Provides the simulated colour vision deficiency, and filters the page by it. */
export function ColorVisionProvider({ children }: { children: ReactNode }) {
  const [vision, setVision] = useState<ColorVision | null>(null);
  const [wholePage, setWholePage] = useState(false);
  const state = useMemo(() => ({ vision, wholePage, setVision, setWholePage }), [vision, wholePage]);
  const filtered = vision !== null && wholePage;
  useEffect(() => {
    if (!filtered) return;
    // On the root element: on any other a filter would take fixed parts, as dialogs and toasts, out of the window.
    const { style } = document.documentElement;
    style.filter = `url(#${FILTER_ID})`;
    return () => {
      style.filter = '';
    };
  }, [filtered]);
  return (
    <Context value={state}>
      {filtered ? <VisionFilter vision={vision} /> : null}
      {children}
    </Context>
  );
}

/** The matrices are for linear light, which is also what SVG filters use unless told otherwise. */
function VisionFilter({ vision }: { vision: ColorVision }) {
  const rows = COLOR_VISION_MATRICES[vision].map((row) => `${row.join(' ')} 0 0`);
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <filter id={FILTER_ID} colorInterpolationFilters="linearRGB">
        <feColorMatrix type="matrix" values={[...rows, '0 0 0 1 0'].join(' ')} />
      </filter>
    </svg>
  );
}

export const useColorVision = (): ColorVisionState => useContext(Context);

/**
 * The colour as seen with the chosen deficiency, to be shown beside the real one; null without a deficiency or where
 * the whole page is filtered.
 */
export function useSeenColor(hex: string): string | null {
  const { vision, wholePage } = useColorVision();
  return vision && !wholePage ? simulateColorVision(hex, vision) : null;
}
