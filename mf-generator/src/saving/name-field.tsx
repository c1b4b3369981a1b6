import { colorsOf, type ColorList } from '@danqing/area-kit';
import { suggestPaletteName } from '@danqing/color-core';
import type { PaletteColor } from '@danqing/contracts/palettes';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { TextField } from '@danqing/ui-kit';
import { useMemo, type RefObject } from 'react';
import { charactersLeft } from './save-draft.ts';
import styles from './save-dialog.module.css';
import { useLengthNote } from './use-length-note.ts';

interface NameFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  error: string | null;
  colors: readonly PaletteColor[];
  list: ColorList;
  onChange: (value: string) => void;
}

export function NameField({ ref, value, error, colors, list, onChange }: NameFieldProps) {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const lengthNote = useLengthNote('name', value);
  const suggestion = useMemo(
    () => suggestPaletteName(colors, colorsOf(list), locale),
    [colors, list, locale],
  );
  const tooLong = charactersLeft('name', value) < 0;
  const take = () => {
    onChange(suggestion);
    ref.current?.focus();
  };
  return (
    <TextField
      ref={ref}
      large
      required
      autoComplete="off"
      label={t('save.name')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error ?? (tooLong ? lengthNote : null)}
      hint={
        <span className={styles.hint}>
          {value.trim() === '' && suggestion !== '' ? (
            <>
              {t('save.suggestion')}
              <button type="button" className={styles.suggestion} onClick={take}>
                {suggestion}
              </button>
            </>
          ) : (
            (lengthNote ?? t('save.nameHint'))
          )}
        </span>
      }
    />
  );
}
