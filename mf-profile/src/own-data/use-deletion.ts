import { deleteAccount, sendDeletionCode } from '@danqing/api-client';
import { useRequest } from '@danqing/area-kit';
import { authorizedFetch, forgetSession, toast, useLocale, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useState } from 'react';
import { dayAndTime } from '../model/dates.ts';

export const CODE_LENGTH = 6;
/** Milliseconds. Longer than usual, because the page that showed the message is gone. */
const TOAST_MS = 8_000;

export interface Deletion {
  sent: boolean;
  code: string;
  busy: boolean;
  failure: string | null;
  send: () => Promise<void>;
  type: (code: string) => void;
  confirm: () => Promise<void>;
}

export function useDeletion(): Deletion {
  const { t } = useTranslation('own-data');
  const locale = useLocale();
  const { basePath } = usePageData();
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const [{ phase, progress, failure }, request] = useRequest<void, 'send' | 'confirm'>({
    log: 'profile: the account was not deleted',
    unmount: 'continue',
  });
  const options = { basePath, fetch: authorizedFetch };
  return {
    sent,
    code,
    busy: phase === 'running',
    failure:
      failure && (failure.reason ?? t(progress === 'send' ? 'deletion.sendFailed' : 'deletion.failed')),
    send: () =>
      request.start(() => sendDeletionCode(options), { progress: 'send', onDone: () => setSent(true) }),
    type: (next) => {
      setCode(next);
      if (failure) request.clear();
    },
    confirm: async () => {
      if (code.length < CODE_LENGTH) return;
      await request.start(
        async () => {
          const at = await deleteAccount(code, options);
          forgetSession();
          toast({
            message: t('deletion.done', { at: dayAndTime(new Date(at), locale) }),
            variant: 'info',
            duration: TOAST_MS,
          });
        },
        { progress: 'confirm' },
      );
    },
  };
}
