import { useTranslation } from '@danqing/shell-sdk/i18n';
import { FileButton, type FileButtonProps } from '@danqing/ui-kit';
import FileUp from '@danqing/ui-kit/icons/file-up';
import { IMPORT_TYPES } from './import-types.ts';

interface ImportButtonProps extends Omit<FileButtonProps, 'accept' | 'children'> {
  label?: string;
}

export function ImportButton({ label, ...button }: ImportButtonProps) {
  const { t } = useTranslation('palettes');
  return (
    <FileButton {...button} accept={IMPORT_TYPES.join(',')}>
      <FileUp size={16} strokeWidth={1.6} aria-hidden="true" />
      {label ?? t('import.button')}
    </FileButton>
  );
}
