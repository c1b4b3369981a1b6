import { useTranslation } from '@danqing/shell-sdk/i18n';
import { FileButton, prefetchProps, type ButtonVariant } from '@danqing/ui-kit';
import FileUp from '@danqing/ui-kit/icons/file-up';
import { IMPORT_TYPES } from './import-types.ts';
import { importDialog } from './lazy-import-dialog.ts';

interface ImportButtonProps {
  variant?: ButtonVariant;
  label?: string;
  onFile: (file: File) => void;
}

export function ImportButton({ variant, label, onFile }: ImportButtonProps) {
  const { t } = useTranslation('palettes');
  return (
    <FileButton
      variant={variant}
      accept={IMPORT_TYPES.join(',')}
      {...prefetchProps(importDialog)}
      onFile={onFile}
    >
      <FileUp size={16} strokeWidth={1.6} aria-hidden="true" />
      {label ?? t('import.button')}
    </FileButton>
  );
}
