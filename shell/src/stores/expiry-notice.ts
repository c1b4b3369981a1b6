import type { i18n as I18n } from 'i18next';
import type { ToastStore } from './toast-store.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { SignInStore } from '../session/sign-in-store.ts';

/** Milliseconds to read the message and reach its button. */
const DURATION = 10_000;

interface ExpiryNoticeOptions {
  session: SessionStore;
  signIn: SignInStore;
  toasts: ToastStore;
  i18n: I18n;
}

export function createExpiryNotice({ session, signIn, toasts, i18n }: ExpiryNoticeOptions): {
  show(): void;
} {
  let shown: number | null = null;
  const hide = () => {
    if (shown !== null) toasts.dismiss(shown);
    shown = null;
  };
  signIn.subscribe((open) => open && hide());
  session.subscribe(({ status }) => status === 'signed-in' && hide());
  return {
    show() {
      hide();
      shown = toasts.show({
        message: i18n.t('session.expired'),
        variant: 'info',
        duration: DURATION,
        action: { label: i18n.t('session.again'), onPress: () => void signIn.requireLogin() },
      });
    },
  };
}
