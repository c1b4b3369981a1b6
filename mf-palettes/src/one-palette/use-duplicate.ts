import { notify, useRequest } from '@danqing/area-kit';
import { attemptFor, savePalette, type SaveAttempt } from '@danqing/api-client';
import { PALETTE_LIMITS, type Palette } from '@danqing/contracts/palettes';
import { authorizedFetch, navigate, requireLogin, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLocation, useWindowIsAt } from '@danqing/shell-sdk/router';
import { useRef } from 'react';

export function useDuplicate(
  { name, description, colors }: Palette,
  own: boolean,
): { duplicate: () => Promise<void>; busy: boolean } {
  const { t } = useTranslation('palette');
  const { basePath } = usePageData();
  const { pathname } = useLocation();
  const windowIsAt = useWindowIsAt();
  const attempt = useRef<SaveAttempt | null>(null);
  const [{ phase, progress }, request] = useRequest<void, 'saving'>({
    log: 'palettes: a palette could not be duplicated',
    unmount: 'continue',
  });
  const copy = async () => {
    const copyName = own ? t('duplicate.name', { name }) : name;
    const body = {
      name: [...copyName].slice(0, PALETTE_LIMITS.name).join(''),
      description,
      is_public: false,
      colors,
    };
    attempt.current = attemptFor(body, attempt.current);
    const { key: idempotencyKey } = attempt.current;
    const { id } = await savePalette(body, { basePath, fetch: authorizedFetch, idempotencyKey });
    attempt.current = null;
    notify({ message: t('duplicate.done'), variant: 'success' });
    if (windowIsAt(pathname)) navigate(`/palettes/${id}`);
  };
  const duplicate = () =>
    request.start(
      async ({ report }) => {
        if (!(await requireLogin())) return;
        report('saving');
        await copy();
      },
      { onFailure: ({ reason }) => notify({ message: reason ?? t('duplicate.failed'), variant: 'error' }) },
    );
  return { duplicate, busy: phase === 'running' && progress !== null };
}
