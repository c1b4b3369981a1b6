import { colorsOf, useColorList } from '@danqing/area-kit';
import type { PaletteColor } from '@danqing/contracts/palettes';
import { ReducedNote } from '@danqing/picture-colors';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Dialog, DialogFrame, useOpener } from '@danqing/ui-kit';
import { useMemo, useState } from 'react';
import styles from './import-dialog.module.css';
import { chosenColors, isSameFile, newDraft, type ImportDraft } from './import-draft.ts';
import { ImportFailure } from './import-failure.tsx';
import { ImportForm } from './import-form.tsx';
import { importedEntries } from './imported-entries.ts';
import { InkConversion } from './ink-conversion.tsx';
import { UnreadEntries } from './unread-entries.tsx';
import type { ImportState } from './use-import.ts';
import { useSaveImport } from './use-save-import.ts';

export interface ImportDialogProps {
  state: ImportState;
  onFile: (file: File) => void;
  onClose: () => void;
  onOpen: (colors: readonly PaletteColor[]) => void;
  onSaved: () => void;
}

/**
 * Shows the state of an imported file: loading, an error, or the resulting palette. Hidden while the sign-in
 * dialog is open.
 */
export function ImportDialog({ state, onFile, onClose, onOpen, onSaved }: ImportDialogProps) {
  const { t } = useTranslation('palettes');
  const opener = useOpener();
  const traditional = colorsOf(useColorList());
  const [kept, setKept] = useState<ImportDraft | null>(null);
  const save = useSaveImport(onSaved);
  const palette = state.phase === 'ready' ? state.palette : null;
  const unread = palette?.unread?.length ?? 0;
  const draft = useMemo(() => {
    if (!palette) return null;
    return kept && isSameFile(kept.palette, palette) ? kept : newDraft(palette);
  }, [palette, kept]);
  const entries = useMemo(
    () => (draft ? importedEntries(chosenColors(draft), traditional) : []),
    [draft, traditional],
  );
  return (
    <Dialog open={!save.signingIn} onOpenChange={(open) => !open && onClose()}>
      <DialogFrame
        className={styles.dialog}
        title={t('import.title')}
        closeLabel={t('import.close')}
        colors={entries.map(({ hex }) => hex)}
        returnFocus={save.signingIn ? null : opener}
      >
        <p role="status" className={styles.status}>
          {state.phase === 'reading' ? t('import.reading', { file: state.fileName }) : null}
          {palette && unread === 0 ? t('import.found', { count: palette.total }) : null}
          {palette && unread > 0
            ? t('import.foundOf', { count: palette.total, all: palette.total + unread })
            : null}
        </p>
        {palette ? <UnreadEntries palette={palette} /> : null}
        {draft ? <InkConversion draft={draft} onChange={setKept} /> : null}
        {palette?.reducedFrom ? <ReducedNote size={palette.reducedFrom} /> : null}
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
      </DialogFrame>
    </Dialog>
  );
}
