import { requireLogin } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, prefetchProps, type ButtonProps } from '@danqing/ui-kit';
import { signInDialog } from '../sign-in/sign-in.tsx';

export function LoginButton(props: ButtonProps) {
  const { t } = useTranslation();
  return (
    <Button {...prefetchProps(signInDialog)} onClick={() => void requireLogin()} {...props}>
      {t('login.open')}
    </Button>
  );
}
