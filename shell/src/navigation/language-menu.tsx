import { useTranslation } from '@danqing/shell-sdk/i18n';
import { buttonClass } from '@danqing/ui-kit';
import ChevronDown from '@danqing/ui-kit/icons/chevron-down';
import type { ComponentProps } from 'react';
import { LANGUAGES } from '../language/language.ts';
import { useShell } from '../stores/shell-context.ts';
import styles from './language-menu.module.css';
import { LazyMenu } from './lazy-menu.tsx';

export function LanguageMenu() {
  return (
    <div className={styles.container}>
      <LazyMenu Face={LanguageButton} menu="LanguageList" popup="menu" />
    </div>
  );
}

function LanguageButton(props: ComponentProps<'button'>) {
  const { locale } = useShell();
  const { t } = useTranslation();
  const current = LANGUAGES.find((language) => language.locale === locale) ?? LANGUAGES[0];
  return (
    <button
      type="button"
      {...props}
      className={buttonClass('quiet')}
      aria-label={t('language.current', { name: current.name })}
    >
      <span className={styles.full}>{current.name}</span>
      <span className={styles.short}>{current.short}</span>
      <ChevronDown size={14} aria-hidden="true" />
    </button>
  );
}
