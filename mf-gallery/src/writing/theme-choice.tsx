import { PAINTING_THEMES, type PaintingTheme } from '@danqing/contracts/creations';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import styles from './theme-choice.module.css';

const DRAWINGS: Record<PaintingTheme, string> = {
  landscape: 'M4 40C12 28 18 20 24 14C30 22 34 20 40 28C46 22 52 30 60 40ZM14 48H50M22 53H40',
  flowers:
    'M60 8C46 18 36 22 26 34C20 42 14 46 6 48M40 22C38 14 34 10 30 6M21 34a5 5 0 1 0 10 0a5 5 0 1 0-10 0M42 16a4 4 0 1 0 8 0a4 4 0 1 0-8 0M8 46a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  portrait: 'M24 52C24 36 27 26 32 26S40 36 40 52ZM26 18a6 6 0 1 0 12 0a6 6 0 1 0-12 0M29 11h6',
};

interface ThemeChoiceProps {
  theme: PaintingTheme;
  disabled: boolean;
  onChoose: (theme: PaintingTheme) => void;
}

export function ThemeChoice({ theme, disabled, onChoose }: ThemeChoiceProps) {
  const { t } = useTranslation('gallery');
  const labels = {
    landscape: t('theme.landscape'),
    flowers: t('theme.flowers'),
    portrait: t('theme.portrait'),
  };
  return (
    <fieldset disabled={disabled} className={styles.choice}>
      <legend className={styles.legend}>{t('theme.label')}</legend>
      <div className={styles.themes}>
        {PAINTING_THEMES.map((each) => (
          <label key={each} className={styles.theme}>
            <input
              type="radio"
              name="painting-theme"
              value={each}
              checked={each === theme}
              onChange={() => onChoose(each)}
              className={styles.input}
            />
            <svg width="64" height="60" viewBox="0 0 64 60" aria-hidden="true" className={styles.drawing}>
              <path d={DRAWINGS[each]} />
            </svg>
            {labels[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
