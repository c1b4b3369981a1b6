import type { ListedPalette } from '@danqing/api-client';
import { PRICES } from '@danqing/contracts/credits';
import { PALETTE_LIMITS } from '@danqing/contracts/palettes';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, Checkbox, Dialog, DialogFrame, Note, TextField } from '@danqing/ui-kit';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import styles from './edit-dialog.module.css';
import { useChangePalette } from './use-change-palette.ts';

interface EditDialogProps {
  palette: ListedPalette;
  onClose: () => void;
  onChanged: (palette: ListedPalette) => void;
  onReload: () => Promise<ListedPalette | null>;
  returnFocus: RefObject<HTMLElement | null>;
}

export function EditDialog({ palette, onClose, onChanged, onReload, returnFocus }: EditDialogProps) {
  const { t } = useTranslation('palette');
  const nameField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(palette.name);
  const [description, setDescription] = useState(palette.description);
  const [isPublic, setPublic] = useState(palette.is_public);
  const { sending, failure, elsewhere, change } = useChangePalette({
    palette,
    onReload,
    onChanged(changed) {
      onChanged(changed);
      onClose();
    },
  });
  const left = {
    name: PALETTE_LIMITS.name - [...name.trim()].length,
    description: PALETTE_LIMITS.description - [...description.trim()].length,
  };
  const errorOf = (field: 'name' | 'description') =>
    left[field] < 0
      ? t('edit.tooLong', { max: PALETTE_LIMITS[field] })
      : failure?.field === field
        ? failure.message
        : null;
  const valid = name.trim() !== '' && left.name >= 0 && left.description >= 0;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (valid) change({ name: name.trim(), description: description.trim(), is_public: isPublic });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogFrame
        className={styles.dialog}
        title={t('edit.title')}
        closeLabel={t('edit.close')}
        colors={palette.colors.map(({ hex }) => hex)}
        firstFocus={nameField}
        returnFocus={returnFocus}
      >
        <form className={styles.form} onSubmit={onSubmit} aria-busy={sending} noValidate>
          <TextField
            ref={nameField}
            large
            required
            autoComplete="off"
            label={t('edit.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={errorOf('name')}
          />
          <TextField
            autoComplete="off"
            label={t('edit.description')}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
            error={errorOf('description')}
          />
          <Checkbox
            checked={isPublic}
            disabled={Boolean(palette.hidden_reason)}
            onChange={({ target }) => setPublic(target.checked)}
          >
            {t('edit.public')}
            <span className={styles.hint}>{t('edit.publicHint', { count: PRICES.paletteExport })}</span>
          </Checkbox>
          {elsewhere ? (
            <Note tone="danger">
              {t(elsewhere.is_public ? 'edit.elsewherePublic' : 'edit.elsewherePrivate', {
                name: elsewhere.name,
                description: elsewhere.description || t('edit.nothing'),
              })}
            </Note>
          ) : null}
          {failure && failure.field === null ? <Note tone="danger">{failure.message}</Note> : null}
          <div className={styles.buttons}>
            <Button onClick={onClose}>{t('edit.cancel')}</Button>
            <Button variant="primary" type="submit" disabled={!valid || sending}>
              {t(sending ? 'edit.saving' : elsewhere ? 'edit.overwrite' : 'edit.submit')}
            </Button>
          </div>
        </form>
      </DialogFrame>
    </Dialog>
  );
}
