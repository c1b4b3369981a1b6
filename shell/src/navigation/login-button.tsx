import { requireLogin } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, preloading, type ButtonProps } from '@danqing/ui-kit';
import { signInDialog } from '../sign-in/sign-in.tsx';

export function LoginButton(props: ButtonProps) {
  const { t } = useTranslation();
  return (
    <Button {...preloading(signInDialog)} onClick={() => void requireLogin()} {...props}>
      {t('login.open')}
    </Button>
  );
}
