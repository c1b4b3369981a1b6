import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, preloading, type ButtonVariant } from '@danqing/ui-kit';
import FileUp from 'lucide-react/icons/file-up';
import { useRef } from 'react';
import { IMPORT_TYPES } from './import-types.ts';
import styles from './import.module.css';
import { importDialog } from './late-import-dialog.ts';

interface ImportButtonProps {
  variant?: ButtonVariant;
  label?: string;
  onFile: (file: File) => void;
}

/** Lets somebody choose a palette file or a picture. */
export function ImportButton({ variant, label, onFile }: ImportButtonProps) {
  const { t } = useTranslation('palettes');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} {...preloading(importDialog)} onClick={() => input.current?.click()}>
        <FileUp size={16} strokeWidth={1.6} aria-hidden="true" />
        {label ?? t('import.button')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={IMPORT_TYPES.join(',')}
        tabIndex={-1}
        aria-hidden="true"
        className={styles.file}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
