import { LazyDialog, notify } from '@danqing/area-kit';
import type { PaletteColor } from '@danqing/contracts/palettes';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useFileDrop } from '@danqing/ui-kit';
import Download from '@danqing/ui-kit/icons/download';
import styles from './import.module.css';
import { importDialog } from './lazy-import-dialog.ts';
import type { Import } from './use-import.ts';

interface ImportFlowProps {
  importing: Import;
  onOpen: (colors: readonly PaletteColor[]) => void;
  onSaved: () => void;
}

export function ImportFlow({ importing, onOpen, onSaved }: ImportFlowProps) {
  const { t } = useTranslation('palettes');
  const { state, read, close } = importing;
  const over = useFileDrop((file) => void read(file));
  const started = state.phase !== 'idle';
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
      <LazyDialog
        needed={started}
        chunk={importDialog}
        props={
          started
            ? {
                state,
                onFile: (file) => void read(file),
                onClose: close,
                onOpen,
                onSaved: () => {
                  close();
                  onSaved();
                },
              }
            : null
        }
        failed={t('import.dialogFailed')}
        onFailure={close}
        show={notify}
      />
    </>
  );
}
