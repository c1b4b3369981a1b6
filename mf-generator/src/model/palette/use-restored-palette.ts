import type { RestoredPalette } from '@danqing/color-core';
import { navigate, toast } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLocation } from '@danqing/shell-sdk/router';
import { useEffect, useMemo } from 'react';
import { readRestoreState } from './read-restore-state.ts';

/**
 * The palette that came with the navigation to a landing path, for as long as the navigation state holds it: the caller
 * that takes the palette writes its address, which clears the state. An invalid one is reported and cleared, and the
 * generator starts as usual.
 */
export function useRestoredPalette(onLanding: boolean): RestoredPalette | null {
  const { t } = useTranslation('generator');
  const { state, pathname, search, hash } = useLocation();
  const restore = useMemo(() => (onLanding ? readRestoreState(state) : null), [onLanding, state]);
  const place = `${pathname}${search}${hash}`;
  useEffect(() => {
    if (!restore || restore.ok) return;
    toast({ message: t(`restore.${restore.code}`), variant: 'error' });
    navigate(place, { replace: true });
  }, [restore, place, t]);
  return restore?.ok ? restore.palette : null;
}
