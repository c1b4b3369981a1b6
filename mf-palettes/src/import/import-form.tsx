import { PRICES } from '@danqing/contracts/credits';
import { PALETTE_LIMITS, type PaletteColor } from '@danqing/contracts/palettes';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, Checkbox, Note, TextField } from '@danqing/ui-kit';
import type { FormEvent } from 'react';
import { ColorChoice } from './color-choice.tsx';
import styles from './import-dialog.module.css';
import { canBeSaved, saveRequest, type ImportDraft } from './import-draft.ts';
import type { SaveImport } from './use-save-import.ts';

interface ImportFormProps {
  draft: ImportDraft;
  entries: PaletteColor[];
  save: SaveImport;
  onChange: (draft: ImportDraft) => void;
  onOpen: () => void;
}

export function ImportForm({ draft, entries, save, onChange, onOpen }: ImportFormProps) {
  const { t } = useTranslation('palettes');
  const { name, isPublic, chosen } = draft;
  const excess = [...name.trim()].length - PALETTE_LIMITS.name;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canBeSaved(draft)) void save.save(saveRequest(draft, entries));
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} aria-busy={save.saving} noValidate>
      <TextField
        large
        required
        autoComplete="off"
        label={t('import.name')}
        value={name}
        onChange={({ target }) => onChange({ ...draft, name: target.value })}
        error={excess > 0 ? t('import.nameTooLong', { max: PALETTE_LIMITS.name }) : null}
      />
      <ColorChoice draft={draft} entries={entries} onChange={onChange} />
      <Checkbox
        checked={isPublic}
        onChange={({ target }) => onChange({ ...draft, isPublic: target.checked })}
      >
        {t('import.public', { count: PRICES.paletteExport })}
      </Checkbox>
      {save.failure ? <Note tone="danger">{t('import.kept', { reason: save.failure })}</Note> : null}
      <div className={styles.buttons}>
        <Button disabled={chosen.size === 0} onClick={onOpen}>
          {t('import.open')}
        </Button>
        <Button variant="primary" type="submit" disabled={save.saving || !canBeSaved(draft)}>
          {t(save.saving ? 'import.saving' : 'import.save')}
        </Button>
      </div>
    </form>
  );
}
