import type { PaletteColor } from '@danqing/contracts/palettes';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError, useFileDrop, useLatePart } from '@danqing/ui-kit';
import Download from '@danqing/ui-kit/icons/download';
import { notify } from '../notices.ts';
import styles from './import.module.css';
import { importDialog } from './late-import-dialog.ts';
import type { Import } from './use-import.ts';

interface ImportFlowProps {
  importing: Import;
  /** Loads colours into the generator. */
  onOpen: (colors: readonly PaletteColor[]) => void;
  onSaved: () => void;
}

/** Files dropped on the page, and the dialog that shows what is in one. */
export function ImportFlow({ importing, onOpen, onSaved }: ImportFlowProps) {
  const { t } = useTranslation('palettes');
  const { state, read, close } = importing;
  const over = useFileDrop((file) => void read(file));
  const started = state.phase !== 'idle';
  const { part: ImportDialog } = useLatePart(importDialog, started, (error) => {
    logError('palettes: the import dialog did not load', error);
    close();
    notify({ message: t('import.dialogFailed'), variant: 'error' });
  });
  return (
    <>
      {over ? (
        <div className={styles.over} aria-hidden="true">
          <p className={styles.drop}>
            <Download size={28} strokeWidth={1.4} />
            {t('import.drop')}
          </p>
        </div>
      ) : null}
      {started && ImportDialog ? (
        <ImportDialog
          state={state}
          onFile={(file) => void read(file)}
          onClose={close}
          onOpen={onOpen}
          onSaved={() => {
            close();
            onSaved();
          }}
        />
      ) : null}
    </>
  );
}
