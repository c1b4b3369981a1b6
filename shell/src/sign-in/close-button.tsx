import { useTranslation } from '@danqing/shell-sdk/i18n';
import { DialogClose, IconButton } from '@danqing/ui-kit';
import X from 'lucide-react/icons/x';

export function CloseButton() {
  const { t } = useTranslation();
  return (
    <DialogClose asChild>
      <IconButton label={t('login.close')}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </DialogClose>
  );
}
