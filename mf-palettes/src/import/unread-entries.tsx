import { useTranslation } from '@danqing/shell-sdk/i18n';
import styles from './import-dialog.module.css';
import type { ImportedPalette } from './imported-palette.ts';

/** Entries that are listed; the rest is only counted. */
const LISTED = 20;

/** Renders which entries of the file were not read and why, and how many colours lost their transparency. */
export function UnreadEntries({ palette: { unread = [], translucent = 0 } }: { palette: ImportedPalette }) {
  const { t } = useTranslation('palettes');
  const rest = unread.length - LISTED;
  return (
    <>
      {translucent > 0 ? (
        <p className={styles.status}>{t('import.translucent', { count: translucent })}</p>
      ) : null}
      {unread.length > 0 ? (
        <details className={styles.unread}>
          <summary>{t('import.unread', { count: unread.length })}</summary>
          <ul>
            {unread.slice(0, LISTED).map(({ name, reason }, index) => (
              <li key={index}>
                {name === '' ? null : <b>{name}</b>} {t(`import.reason.${reason}`)}
              </li>
            ))}
            {rest > 0 ? <li>{t('import.unreadRest', { count: rest })}</li> : null}
          </ul>
        </details>
      ) : null}
    </>
  );
}
