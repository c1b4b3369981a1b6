import { toast } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { lazyChunk, logError, useLazyChunk } from '@danqing/ui-kit';
import { useStore } from 'zustand';
import { useShell } from '../stores/shell-context.ts';

export const signInDialog = lazyChunk(() =>
  import('./sign-in-dialog.tsx').then((module) => module.SignInDialog),
);

export function SignIn() {
  const { signIn } = useShell();
  const { t } = useTranslation();
  const open = useStore(signIn);
  const { part: Dialog } = useLazyChunk(signInDialog, open, (error) => {
    logError('the sign-in dialog did not load', error);
    toast({ message: t('login.errors.server'), variant: 'error' });
    signIn.close();
  });
  return Dialog && <Dialog open={open} />;
}
