import { COLOR_VISION_MATRICES, simulateColorVision, type ColorVision } from '@danqing/color-core';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

interface ColorVisionState {
  vision: ColorVision | null;
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

export function ColorVisionProvider({ children }: { children: ReactNode }) {
  const [vision, setVision] = useState<ColorVision | null>(null);
  const [wholePage, setWholePage] = useState(false);
  const state = useMemo(() => ({ vision, wholePage, setVision, setWholePage }), [vision, wholePage]);
  const filtered = vision !== null && wholePage;
  useEffect(() => {
    if (!filtered) return;
    // Set on the root element, because a filter on any other element becomes the containing block of fixed
    // elements such as dialogs and toasts.
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

/** The matrices apply to linear light, the default of SVG filters. */
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
 * Returns the colour as seen with the chosen deficiency. Returns null without one, or when the whole page is
 * filtered.
 */
export function useSimulatedColor(hex: string): string | null {
  const { vision, wholePage } = useColorVision();
  return vision && !wholePage ? simulateColorVision(hex, vision) : null;
}
