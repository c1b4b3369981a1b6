import { toast } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { logError } from '../log-error.ts';
import { useShell } from '../shell-context.ts';
import type { SignInDialog } from './sign-in-dialog.tsx';

/** Fetches the dialog, which the first page does not need; called again it takes what is there. */
export const loadSignInDialog = () => import('./sign-in-dialog.tsx');

/** The place of the sign-in dialog over every page. */
export function SignIn() {
  const { signIn } = useShell();
  const { t } = useTranslation();
  const open = useSyncExternalStore(signIn.subscribe, signIn.get);
  const [Dialog, setDialog] = useState<typeof SignInDialog | null>(null);
  useEffect(() => {
    if (!open || Dialog) return;
    loadSignInDialog().then(
      (module) => setDialog(() => module.SignInDialog),
      (error: unknown) => {
        logError('the sign-in dialog did not load', error);
        toast({ message: t('login.errors.server'), variant: 'error' });
        signIn.close();
      },
    );
  }, [open, Dialog, signIn, t]);
  return Dialog && <Dialog open={open} />;
}
