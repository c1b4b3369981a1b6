import { useTranslation } from '@danqing/shell-sdk/i18n';
import { DialogCloseButton } from '@danqing/ui-kit';

export function CloseButton() {
  const { t } = useTranslation();
  return <DialogCloseButton label={t('login.close')} />;
}
