import { classNames } from '@danqing/ui-kit';
import ChevronDown from '@danqing/ui-kit/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';
import { shortRelease } from '../history/describe-event.ts';
import { useLanguage } from '../language/language.ts';
import controls from '../styles/controls.module.css';
import { AreaActions } from './area-actions.tsx';
import styles from './area-card.module.css';
import type { AreaRowProps } from './area-row.tsx';
import { AreaStates } from './area-states.tsx';
import { CanaryShare } from './canary-share.tsx';
import { LastMove } from './last-move.tsx';
import { RolloutProgress } from './rollout-progress.tsx';
import { LoadFailures } from '../health/load-failures.tsx';

/** An area on a narrow screen: two lines, and the rest after a tap. An area in trouble begins open. */
export function AreaCard({ area, status, found, now, selected }: AreaRowProps) {
  const { t, format, locale } = useLanguage();
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? status.isTrouble;
  const { pointer, lastMove } = area;
  return (
    <li className={classNames(styles.card, selected && styles.selected)}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setChosen(!open)}
      >
        <span className={styles.head}>
          <span className={styles.name}>
            <b>{area.name[locale]}</b> <span className={controls.mono}>{area.area}</span>
          </span>
          <AreaStates status={status} />
        </span>
        <ChevronDown size={16} aria-hidden="true" />
        <span className={styles.brief}>
          <span className={controls.mono}>{shortRelease(pointer.stable)}</span> ·{' '}
          {format.ago(lastMove.at, now)}
          {found && ` · ${t.list.notRunning(shortRelease(found))}`}
        </span>
      </button>
      {open && (
        <div id={id} className={styles.details}>
          <dl>
            {pointer.canary && (
              <Detail name={t.table.canary}>
                <CanaryShare canary={pointer.canary} />
              </Detail>
            )}
            <Detail name={t.table.failures}>
              <LoadFailures area={area} now={now} />
            </Detail>
            <Detail name={t.table.lastMove}>
              <LastMove move={lastMove} now={now} />
            </Detail>
          </dl>
          {area.rollout && <RolloutProgress area={area} rollout={area.rollout} now={now} />}
          <AreaActions area={area} />
        </div>
      )}
    </li>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
