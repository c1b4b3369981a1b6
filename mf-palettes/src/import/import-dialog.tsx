import type { PaletteColor } from '@danqing/contracts';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Dialog, DialogClose, DialogContent, DialogTitle, IconButton } from '@danqing/ui-kit';
import X from 'lucide-react/icons/x';
import { useMemo, useState } from 'react';
import { useColorList } from '../data/use-color-list.ts';
import styles from './import-dialog.module.css';
import { chosenColors, newDraft, type ImportDraft } from './import-draft.ts';
import { ImportFailure } from './import-failure.tsx';
import { ImportForm } from './import-form.tsx';
import { importedEntries } from './imported-entries.ts';
import type { ImportState } from './use-import.ts';
import { useSaveImport } from './use-save-import.ts';

export interface ImportDialogProps {
  state: ImportState;
  onFile: (file: File) => void;
  onClose: () => void;
  /** Loads colours into the generator. */
  onOpen: (colors: readonly PaletteColor[]) => void;
  onSaved: () => void;
}

/** What is in a file: on its way, why it gave nothing, or the palette that it becomes. It makes way for the sign-in dialog. */
export function ImportDialog({ state, onFile, onClose, onOpen, onSaved }: ImportDialogProps) {
  const { t } = useTranslation('palettes');
  const [opener] = useState(() => document.activeElement);
  const { colors: traditional } = useColorList(true);
  const [kept, setKept] = useState<ImportDraft | null>(null);
  const save = useSaveImport(onSaved);
  const palette = state.phase === 'ready' ? state.palette : null;
  // Another file begins another draft.
  const draft = useMemo(() => {
    if (!palette) return null;
    return kept?.palette === palette ? kept : newDraft(palette);
  }, [palette, kept]);
  const entries = useMemo(
    () => (draft ? importedEntries(chosenColors(draft), traditional) : []),
    [draft, traditional],
  );

  const onOpenAutoFocus = (event: Event) => {
    // The dialog itself: a first button under the finger would be the one that closes it.
    event.preventDefault();
    (event.currentTarget as HTMLElement).focus({ preventScroll: true });
  };
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    if (!save.signingIn && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  return (
    <Dialog open={!save.signingIn} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        className={styles.dialog}
        aria-describedby={undefined}
        onOpenAutoFocus={onOpenAutoFocus}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <div className={styles.stripes} aria-hidden="true">
          {entries.map(({ hex }) => (
            <i key={hex} style={{ background: hex }} />
          ))}
        </div>
        <div className={styles.body}>
          <header className={styles.head}>
            <DialogTitle className={styles.title}>{t('import.title')}</DialogTitle>
            <DialogClose asChild>
              <IconButton label={t('import.close')}>
                <X size={20} strokeWidth={1.6} aria-hidden="true" />
              </IconButton>
            </DialogClose>
          </header>
          <p role="status" className={styles.status}>
            {state.phase === 'reading' ? t('import.reading', { file: state.fileName }) : null}
            {palette ? t('import.found', { count: palette.total }) : null}
          </p>
          {state.phase === 'failed' ? (
            <ImportFailure fileName={state.fileName} fault={state.fault} onFile={onFile} />
          ) : null}
          {draft ? (
            <ImportForm
              draft={draft}
              entries={entries}
              save={save}
              onChange={setKept}
              onOpen={() => onOpen(entries)}
            />
          ) : null}
        </div>
      </DialogContent>
    </Dialog>
  );
}
