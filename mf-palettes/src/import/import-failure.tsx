import { PictureFailure } from '@danqing/picture-colors';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Note } from '@danqing/ui-kit';
import { ImportButton } from './import-button.tsx';
import styles from './import-dialog.module.css';
import type { ImportFault } from './imported-palette.ts';

interface ImportFailureProps {
  fileName: string;
  fault: ImportFault;
  onFile: (file: File) => void;
}

export function ImportFailure({ fileName, fault, onFile }: ImportFailureProps) {
  const { t } = useTranslation('palettes');
  return (
    <div className={styles.failure}>
      <p className={styles.fileName}>{fileName}</p>
      {typeof fault === 'string' ? (
        <Note tone="danger">{t(`import.fault.${fault}`)}</Note>
      ) : (
        <PictureFailure fault={fault.picture} />
      )}
      <ImportButton variant="primary" label={t('import.another')} onFile={onFile} />
    </div>
  );
}
