import { notify } from '@danqing/area-kit';
import { attemptFor, helpfulReason, savePalette, type SaveAttempt } from '@danqing/api-client';
import { PALETTE_LIMITS, type Palette } from '@danqing/contracts/palettes';
import { authorizedFetch, navigate, requireLogin, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLocation, useWindowIsAt } from '@danqing/shell-sdk/router';
import { logError } from '@danqing/ui-kit';
import { useRef, useState } from 'react';

export function useDuplicate(
  { name, description, colors }: Palette,
  own: boolean,
): { duplicate: () => Promise<void>; busy: boolean } {
  const { t } = useTranslation('palette');
  const { basePath } = usePageData();
  const { pathname } = useLocation();
  const windowIsAt = useWindowIsAt();
  const [busy, setBusy] = useState(false);
  const attempt = useRef<SaveAttempt | null>(null);
  const duplicate = async () => {
    if (busy || !(await requireLogin())) return;
    setBusy(true);
    const copyName = own ? t('duplicate.name', { name }) : name;
    const request = {
      name: [...copyName].slice(0, PALETTE_LIMITS.name).join(''),
      description,
      is_public: false,
      colors,
    };
    attempt.current = attemptFor(request, attempt.current);
    try {
      const { id } = await savePalette(request, {
        basePath,
        fetch: authorizedFetch,
        idempotencyKey: attempt.current.key,
      });
      attempt.current = null;
      notify({ message: t('duplicate.done'), variant: 'success' });
      if (windowIsAt(pathname)) navigate(`/palettes/${id}`);
    } catch (error) {
      logError('palettes: a palette could not be duplicated', error);
      notify({ message: helpfulReason(error) ?? t('duplicate.failed'), variant: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { duplicate, busy };
}
