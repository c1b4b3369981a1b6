import { requireLogin } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, type ButtonProps } from '@danqing/ui-kit';
import { loadSignInDialog } from '../sign-in/sign-in.tsx';

/** Opens the sign-in dialog; its code is fetched when the button is about to be used. */
export function LoginButton(props: ButtonProps) {
  const { t } = useTranslation();
  // A failed fetch is reported when the dialog is asked for.
  const preload = () => void loadSignInDialog().catch(() => {});
  return (
    <Button onPointerEnter={preload} onFocus={preload} onClick={() => void requireLogin()} {...props}>
      {t('login.open')}
    </Button>
  );
}
