import { colorsOf, type ColorList } from '@danqing/area-kit';
import { PRICES } from '@danqing/contracts/credits';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, Checkbox, DialogClose, Note } from '@danqing/ui-kit';
import RotateCcw from '@danqing/ui-kit/icons/rotate-ccw';
import { useId, useMemo, type FormEvent, type RefObject } from 'react';
import { customName } from '../model/chosen-color.ts';
import type { GeneratorState } from '../model/generator-state.ts';
import type { SchemeSwatch } from '../model/scheme.ts';
import { paletteColors } from '../model/palette/palette-colors.ts';
import { DescriptionField } from './description-field.tsx';
import { NameField } from './name-field.tsx';
import styles from './save-dialog.module.css';
import { canBeSaved } from './save-draft.ts';
import type { Save } from './use-save.ts';

interface SaveFormProps {
  save: Save;
  state: GeneratorState;
  scheme: readonly SchemeSwatch[];
  list: ColorList;
  nameField: RefObject<HTMLInputElement | null>;
}

export function SaveForm({ save, state, scheme, list, nameField }: SaveFormProps) {
  const { t } = useTranslation('generator');
  const { draft, busy, change, submit, submitChanges } = save;
  const { failure } = draft;
  const hintId = useId();
  const colors = useMemo(
    () => paletteColors(state, scheme, colorsOf(list), (color) => customName(color, t)),
    [state, scheme, list, t],
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void (submitChanges ?? submit)(colors);
  };
  const errorOf = (field: 'name' | 'description') => (failure?.field === field ? failure.reason : null);
  return (
    <form className={styles.form} onSubmit={onSubmit} aria-busy={busy} noValidate>
      <NameField
        ref={nameField}
        value={draft.name}
        error={errorOf('name')}
        colors={colors}
        list={list}
        onChange={(name) => change({ name })}
      />
      <DescriptionField
        value={draft.description}
        error={errorOf('description')}
        onChange={(description) => change({ description })}
      />
      <Checkbox
        checked={draft.isPublic}
        onChange={({ target }) => change({ isPublic: target.checked })}
        aria-label={t('save.public')}
        aria-describedby={hintId}
      >
        {t('save.public')}
        <span id={hintId} className={styles.publicHint}>
          {t('save.publicHint', { count: PRICES.paletteExport })}
        </span>
      </Checkbox>
      {failure && failure.field === null ? (
        <Note tone="danger">{t('save.kept', { reason: failure.reason ?? t('save.failed') })}</Note>
      ) : null}
      <div className={styles.buttons}>
        <DialogClose asChild>
          <Button>{t('save.cancel')}</Button>
        </DialogClose>
        {submitChanges ? (
          <Button disabled={busy || !canBeSaved(draft)} onClick={() => void submit(colors)}>
            {t('save.asNew')}
          </Button>
        ) : null}
        <Button variant="primary" type="submit" disabled={busy || !canBeSaved(draft)}>
          {failure?.field === null && !busy ? (
            <RotateCcw size={16} strokeWidth={1.6} aria-hidden="true" />
          ) : null}
          {t(
            busy
              ? 'save.saving'
              : draft.overwrites !== null
                ? 'save.overwrite'
                : failure?.field === null
                  ? 'save.retry'
                  : submitChanges
                    ? 'save.changes'
                    : 'save.submit',
          )}
        </Button>
      </div>
    </form>
  );
}
