import { colorsOf, type ColorList } from '@danqing/area-kit';
import { navigate, toast } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLocation, useWindowIsAt } from '@danqing/shell-sdk/router';
import { useEffect, useMemo } from 'react';
import { customName } from '../chosen-color.ts';
import type { GeneratorState } from '../generator-state.ts';
import { latePalette } from './late-palette.ts';

interface Brought {
  /** A palette came along, and what it needs is still on its way. */
  awaited: boolean;
  /** What it makes of the generator. */
  restored: GeneratorState | null;
}

/**
 * The palette that came with the navigation to a landing path, for as long as the navigation state holds it: the caller
 * that takes it writes its address, which clears the state. An invalid one is reported and cleared, and the generator
 * starts as usual.
 * @param state of the navigation
 * @param loaded whether the code that reads palettes is there
 */
export function useRestored(state: unknown, loaded: boolean, list: ColorList): Brought {
  const { t } = useTranslation('generator');
  const { pathname, search, hash } = useLocation();
  const windowIsAt = useWindowIsAt();
  const place = `${pathname}${search}${hash}`;
  const brings = isPalette(state);
  const colors = colorsOf(list);
  // What its names stand for, only the list says.
  const ready = loaded && !(brings && 'colors' in state && list.status === 'loading');
  const brought = useMemo(
    () =>
      brings && ready
        ? (latePalette.get()?.broughtPalette(state, colors, (color) => customName(color, t)) ?? null)
        : null,
    [brings, ready, state, colors, t],
  );
  useEffect(() => {
    if (!brought || brought.ok || !windowIsAt(pathname)) return;
    toast({ message: t(`restore.${brought.code}`), variant: 'error' });
    navigate(place, { replace: true });
  }, [brought, pathname, place, t, windowIsAt]);
  return { awaited: brings && !brought, restored: brought?.ok ? brought.state : null };
}

/** By the specification (part 1 §3, "Restore payload"): primary, secondary, scheme. */
export const isPalette = (state: unknown): state is object =>
  typeof state === 'object' &&
  state !== null &&
  ('primary' in state || 'secondary' in state || 'scheme' in state);
