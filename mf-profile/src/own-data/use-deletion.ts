import { deleteAccount, helpfulReason, sendDeletionCode } from '@danqing/api-client';
import { authorizedFetch, forgetSession, toast, useLocale, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError } from '@danqing/ui-kit';
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
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const options = { basePath, fetch: authorizedFetch };
  const run = async (failed: string, action: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await action();
    } catch (error) {
      logError('profile: the account was not deleted', error);
      setFailure(helpfulReason(error) ?? failed);
    } finally {
      setBusy(false);
    }
  };
  return {
    sent,
    code,
    busy,
    failure,
    send: () =>
      run(t('deletion.sendFailed'), async () => {
        await sendDeletionCode(options);
        setSent(true);
      }),
    type: (next) => {
      setCode(next);
      setFailure(null);
    },
    confirm: async () => {
      if (code.length < CODE_LENGTH) return;
      await run(t('deletion.failed'), async () => {
        const at = await deleteAccount(code, options);
        forgetSession();
        toast({
          message: t('deletion.done', { at: dayAndTime(new Date(at), locale) }),
          variant: 'info',
          duration: TOAST_MS,
        });
      });
    },
  };
}
