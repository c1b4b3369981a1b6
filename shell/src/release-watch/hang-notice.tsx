import type { ActiveArea } from '@danqing/contracts/releases';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useEffect } from 'react';
import { useShell } from '../stores/shell-context.ts';

/** Milliseconds; long enough to read the notice and to reach its button by keyboard. */
const SHOWN_MS = 30_000;

/** Offers the release before the one that blocked the page. Unsaved work would be lost, so it stays then. */
export function HangNotice({ area }: { area: ActiveArea }) {
  const { areas, mounts, toasts, unsavedWork } = useShell();
  const { t } = useTranslation('releases');
  useEffect(() => {
    if (unsavedWork.getState() || !areas.canFallBack(area)) return;
    const id = toasts.show({
      message: t('hung'),
      duration: SHOWN_MS,
      action: {
        label: t('usePrevious'),
        onPress() {
          mounts.avoid(area);
          areas.fallBack(area);
        },
      },
    });
    return () => toasts.dismiss(id);
  }, [area, areas, mounts, toasts, unsavedWork, t]);
  return null;
}
