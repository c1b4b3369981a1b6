import { colorsOf, type ColorList } from '@danqing/area-kit';
import { navigate, toast } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLocation, useWindowIsAt } from '@danqing/shell-sdk/router';
import { useEffect, useMemo } from 'react';
import { customName } from '../chosen-color.ts';
import type { GeneratorState } from '../generator-state.ts';
import { lazyPalette } from './lazy-palette.ts';

interface CarriedState {
  awaited: boolean;
  restored: GeneratorState | null;
}

/**
 * Returns the palette that a navigation to a landing path carries. It lasts until the caller writes its
 * address, which clears the navigation state. An invalid palette is reported and cleared.
 *
 * @param state of the navigation
 * @param loaded true once the palette code has loaded
 */
export function useRestored(state: unknown, loaded: boolean, list: ColorList): CarriedState {
  const { t } = useTranslation('generator');
  const { pathname, search, hash } = useLocation();
  const windowIsAt = useWindowIsAt();
  const place = `${pathname}${search}${hash}`;
  const brings = isPalette(state);
  const colors = colorsOf(list);
  const ready = loaded && !(brings && 'colors' in state && list.status === 'loading');
  const carried = useMemo(
    () =>
      brings && ready
        ? (lazyPalette.get()?.carriedPalette(state, colors, (color) => customName(color, t)) ?? null)
        : null,
    [brings, ready, state, colors, t],
  );
  useEffect(() => {
    if (!carried || carried.ok || !windowIsAt(pathname)) return;
    toast({ message: t(`restore.${carried.code}`), variant: 'error' });
    navigate(place, { replace: true });
  }, [carried, pathname, place, t, windowIsAt]);
  return { awaited: brings && !carried, restored: carried?.ok ? carried.state : null };
}

export const isPalette = (state: unknown): state is object =>
  typeof state === 'object' &&
  state !== null &&
  ('primary' in state || 'secondary' in state || 'scheme' in state);
