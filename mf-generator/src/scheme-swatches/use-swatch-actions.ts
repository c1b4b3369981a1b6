import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { ChosenColor } from '../model/chosen-color.ts';
import type { GeneratorDispatch } from '../model/generator-store.ts';
import type { SwatchView, SwatchGroup } from '../model/swatch-groups.ts';
import { isOpenSwatch } from '../model/palette/open-palette.ts';
import { swatchLabel } from '../model/use-swatch-name.ts';

export interface SwatchActions {
  replace(slip: SwatchView, color: ChosenColor): void;
  lock(slip: SwatchView): void;
  move(slip: SwatchView, by: number): void;
  canMove(slip: SwatchView, by: number): boolean;
  add(slip: SwatchView): void;
  remove(slip: SwatchView): void;
  count: number;
  regenerate: (() => void) | null;
}

/** Returns the actions on a swatch, with announcements for screen readers. A moved swatch keeps the focus. */
export function useSwatchActions(
  root: RefObject<HTMLElement | null>,
  groups: readonly SwatchGroup[],
  dispatch: GeneratorDispatch,
  announce: (text: string) => void,
  regenerate: (() => void) | null,
): SwatchActions & { drop(swatch: string, to: number): void } {
  const { t } = useTranslation('generator');
  const slips = groups.flatMap((group) => group.swatches);
  const moved = useRef<string | null>(null);
  /** Pending focus and announcement, applied when the number of cards has changed. */
  const resized = useRef<{ place: number; count: number; said: string } | null>(null);
  useLayoutEffect(() => {
    const last = resized.current;
    if (!last || last.count === slips.length) return;
    resized.current = null;
    announce(last.said);
    const items = root.current?.querySelectorAll<HTMLElement>('[data-swatch] [data-roving]');
    items?.[Math.min(last.place, slips.length - 1)]?.focus();
  });
  useLayoutEffect(() => {
    if (moved.current === null) return;
    // An element loses the focus when it moves in the DOM.
    const item = root.current?.querySelector(`[data-swatch="${moved.current}"] [data-roving]`);
    moved.current = null;
    if (item instanceof HTMLElement && !document.activeElement?.closest('[role=dialog]')) item.focus();
  });

  const moveTo = (slip: SwatchView, to: number) => {
    const group = groups.find((one) => one.swatches.includes(slip))?.swatches ?? [];
    const start = slips.indexOf(group[0] ?? slip);
    const place = Math.min(group.length - 1, Math.max(0, to - start));
    if (group[place] !== slip) {
      moved.current = slip.swatch.name;
      dispatch({ type: 'swatch-moved', swatch: slip.swatch.name, to });
    }
    announce(t('strip.moved', { name: swatchLabel(slip.swatch, t), place: place + 1, count: group.length }));
  };
  const resize = (slip: SwatchView, type: 'swatch-added' | 'swatch-removed', step: number) => {
    const said = t(step ? 'strip.added' : 'strip.removed', { name: swatchLabel(slip.swatch, t) });
    resized.current = { place: slips.indexOf(slip) + step, count: slips.length, said };
    dispatch({ type, swatch: slip.swatch.name });
  };
  const canMove = (slip: SwatchView, by: number) =>
    slips[slips.indexOf(slip) + by]?.swatch.type === slip.swatch.type;
  return {
    replace: ({ swatch }, color) => dispatch({ type: 'swatch-replaced', swatch: swatch.name, color }),
    count: slips.length,
    add: (slip) => resize(slip, 'swatch-added', 1),
    remove: (slip) => resize(slip, 'swatch-removed', 0),
    lock({ swatch }) {
      if (isOpenSwatch(swatch)) return;
      dispatch({ type: 'swatch-locked', swatch: swatch.name, locked: !swatch.locked });
      announce(t(swatch.locked ? 'strip.unlocked' : 'strip.nowLocked', { name: swatchLabel(swatch, t) }));
    },
    move: (slip, by) => moveTo(slip, slips.indexOf(slip) + by),
    canMove,
    drop(swatch, to) {
      const slip = slips.find((one) => one.swatch.name === swatch);
      if (slip) moveTo(slip, to);
    },
    regenerate,
  };
}
