import { pageRoles, type PageRoles, type Swatch } from '@danqing/color-core';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useMemo, type CSSProperties } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import styles from './page-preview.module.css';

const THEMES = ['light', 'dark'] as const;
const ROLES = [
  'background',
  'surface',
  'text',
  'accent',
  'onAccent',
  'line',
] as const satisfies readonly (keyof PageRoles)[];

interface PagePreviewProps {
  swatches: readonly Swatch[];
  primary: string;
}

export function PagePreview({ swatches, primary }: PagePreviewProps) {
  const hexes = useMemo(() => swatches.map(({ hex }) => hex), [swatches]);
  if (hexes.length === 0) return null;
  return (
    <div className={styles.pages}>
      {THEMES.map((theme) => (
        <Page key={theme} theme={theme} roles={pageRoles(hexes, primary, theme)} />
      ))}
    </div>
  );
}

function Page({ theme, roles }: { theme: (typeof THEMES)[number]; roles: PageRoles }) {
  const { t } = useTranslation('page-preview');
  const copy = useCopy();
  const colors = Object.fromEntries(ROLES.map((role) => [`--page-${role}`, roles[role]])) as CSSProperties;
  return (
    <section aria-label={t(theme)} style={colors}>
      <h3 className={styles.theme}>{t(theme)}</h3>
      <div className={styles.page} aria-hidden="true">
        <div className={styles.bar}>
          <b>{t('brand')}</b>
          <span>{t('nav.work')}</span>
          <span>{t('nav.about')}</span>
          <i className={styles.button}>{t('nav.contact')}</i>
        </div>
        <p className={styles.title}>{t('title')}</p>
        <p>
          {t('text')} <u>{t('more')}</u>
        </p>
        <div className={styles.cards}>
          {(['one', 'two', 'three'] as const).map((card) => (
            <span key={card} className={styles.card}>
              <i />
              <b>{t(`cards.${card}`)}</b>
            </span>
          ))}
        </div>
      </div>
      <ul className={styles.roles}>
        {ROLES.map((role) => (
          <li key={role}>
            <button
              type="button"
              aria-label={t('copy', { role: t(`roles.${role}`), hex: roles[role] })}
              onClick={() => void copy(roles[role], roles[role])}
            >
              <i style={{ background: roles[role] }} aria-hidden="true" />
              <span>{t(`roles.${role}`)}</span>
              <small>{roles[role]}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
