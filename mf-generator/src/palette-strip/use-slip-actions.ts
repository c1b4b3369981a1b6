import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { ChosenColor } from '../model/chosen-color.ts';
import type { GeneratorDispatch } from '../model/generator-store.ts';
import type { Slip, StripGroup } from '../model/strip-groups.ts';
import { swatchLabel } from '../model/use-slip-name.ts';

export interface SlipActions {
  replace(slip: Slip, color: ChosenColor): void;
  /** Locks it, or opens its lock. */
  lock(slip: Slip): void;
  /** So many places on, within its group. */
  move(slip: Slip, by: number): void;
  canMove(slip: Slip, by: number): boolean;
  /** Other colours for all that is not locked; null as long as there is no list to draw from. */
  regenerate: (() => void) | null;
}

/** What can be done with a swatch, said aloud where nothing else says it; a swatch that moves keeps the focus. */
export function useSlipActions(
  root: RefObject<HTMLElement | null>,
  groups: readonly StripGroup[],
  dispatch: GeneratorDispatch,
  announce: (text: string) => void,
  regenerate: (() => void) | null,
): SlipActions & { drop(swatch: string, to: number): void } {
  const { t } = useTranslation('generator');
  const slips = groups.flatMap((group) => group.slips);
  const moved = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (moved.current === null) return;
    // The browser takes the focus from an element that changes its place in the document.
    const item = root.current?.querySelector(`[data-swatch="${moved.current}"] [data-roving]`);
    moved.current = null;
    if (item instanceof HTMLElement && !document.activeElement?.closest('[role=dialog]')) item.focus();
  });

  const moveTo = (slip: Slip, to: number) => {
    const group = groups.find((one) => one.slips.includes(slip))?.slips ?? [];
    const start = slips.indexOf(group[0] ?? slip);
    const place = Math.min(group.length - 1, Math.max(0, to - start));
    if (group[place] !== slip) {
      moved.current = slip.swatch.name;
      dispatch({ type: 'swatch-moved', swatch: slip.swatch.name, to });
    }
    announce(t('strip.moved', { name: swatchLabel(slip.swatch, t), place: place + 1, count: group.length }));
  };
  const canMove = (slip: Slip, by: number) =>
    slips[slips.indexOf(slip) + by]?.swatch.type === slip.swatch.type;
  return {
    replace: ({ swatch }, color) => dispatch({ type: 'swatch-replaced', swatch: swatch.name, color }),
    lock({ swatch }) {
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
