import type { OperatorArea } from '@danqing/contracts/releases';
import { classNames } from '@danqing/ui-kit';
import { useId, type ReactNode } from 'react';
import { commitName } from '../history/describe-event.ts';
import { useLanguage } from '../language/language.ts';
import controls from '../styles/controls.module.css';
import { useNow } from '../use-now.ts';
import { BuildOrigin } from './build-origin.tsx';
import styles from './release-card.module.css';
import { useReleaseSummary } from './use-release-summary.ts';

export interface ReleaseCardProps {
  title: string;
  area: OperatorArea;
  release: string;
  /** Contract range of the release that runs now, to compare with. */
  contractNow?: string | undefined;
  children?: ReactNode;
}

export function ReleaseCard({ title, area, release, contractNow, children }: ReleaseCardProps) {
  const { t, format } = useLanguage();
  const now = useNow();
  const id = useId();
  const summary = useReleaseSummary(area, release);
  const contractDiffers = summary !== null && contractNow !== undefined && summary.contract !== contractNow;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className={classNames(controls.mono, styles.release)}>{release}</p>
      {summary && (
        <>
          <p>
            {t.release.facts.published} {format.ago(summary.published_at, now)} (
            <time dateTime={summary.published_at}>{format.time(summary.published_at, now)}</time>) ·{' '}
            {summary.publisher}
          </p>
          <p>
            {t.release.facts.commit} <span className={controls.mono}>{commitName(summary, { t })}</span> ·{' '}
            <span className={contractDiffers ? styles.doubt : undefined}>
              {t.release.facts.contract} <span className={controls.mono}>{summary.contract}</span>
              {contractDiffers && ` (${t.rollback.contractNow(contractNow)})`}
            </span>
          </p>
          {summary.provenance && (
            <p>
              {t.release.facts.builtBy} <BuildOrigin provenance={summary.provenance} />
            </p>
          )}
          {summary.quarantined && <p className={styles.doubt}>{t.rollback.inQuarantine}</p>}
        </>
      )}
      {children}
    </section>
  );
}
