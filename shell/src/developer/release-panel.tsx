import { useTranslation } from '@danqing/shell-sdk/i18n';
import { IconButton, pressedKey } from '@danqing/ui-kit';
import X from '@danqing/ui-kit/icons/x';
import { useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { sharedVersions } from '../areas/share-scope.ts';
import { usePages, useShell } from '../stores/shell-context.ts';
import styles from './release-panel.module.css';
import { releaseRows } from './release-rows.ts';

const COLUMNS = ['area', 'release', 'channel', 'source', 'contract', 'build', 'outcome'] as const;

export function ReleasePanel({ onClose }: { onClose: () => void }) {
  const { documents, areas, loads } = useShell();
  const { t } = useTranslation('developer');
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const document = useStore(documents);
  const reports = useStore(loads);
  const pages = usePages();
  useEffect(() => {
    const before = globalThis.document.activeElement;
    const element = panel.current;
    const closeOnEscape = (event: KeyboardEvent) => pressedKey(event) === 'Escape' && onClose();
    element?.focus();
    element?.addEventListener('keydown', closeOnEscape);
    return () => {
      element?.removeEventListener('keydown', closeOnEscape);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [onClose]);
  const rows = releaseRows(pages, document, areas.state, reports);
  return (
    <section ref={panel} className={styles.panel} aria-labelledby={titleId} tabIndex={-1}>
      <header className={styles.header}>
        <h2 id={titleId}>{t('title')}</h2>
        <p className="num">
          {t('document', { environment: document.environment, sequence: document.sequence })}
        </p>
        <IconButton label={t('close')} onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </header>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.area}>
                <th scope="row">{row.area}</th>
                <td className="num">
                  {row.release}
                  {row.newest && <small>{t('newest', { release: row.newest })}</small>}
                </td>
                <td>{t(`channel.${row.channel}`)}</td>
                <td>
                  {row.killed ? t('killed') : t(`source.${row.source}`)}
                  {row.origin && <small className="num">{row.origin}</small>}
                </td>
                <td className="num">{row.contract}</td>
                <td className="num">{row.build}</td>
                <td>{row.outcome ?? t('notLoaded')}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h3>{t('shared')}</h3>
        <ul className={styles.shared}>
          {sharedVersions().map(({ name, version, users }) => (
            <li key={`${name} ${version}`} className="num">
              {name} {version} <small>{users.join(', ')}</small>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
