import { useEffect, useId, useState } from 'react';
import type { ReleaseEvent } from '@danqing/contracts/releases';
import { totalLoads } from '../health/failure-rate.ts';
import { shortRelease } from '../history/describe-event.ts';
import { useLanguage } from '../language/language.ts';
import { useOperator } from '../operator-context.ts';
import controls from '../styles/controls.module.css';
import { useNow } from '../use-now.ts';
import { MoveDialog, type MoveDialogContext } from './move-dialog.tsx';
import { ReleaseCard } from './release-card.tsx';
import styles from './rollback-dialog.module.css';
import { rollbackTargets, stablePeriods } from './rollback-targets.ts';

const HISTORY_READ = 100;
/** Withdraws the running canary. Without a release, the server does that. */
const WITHDRAW = '';

/** Rolls back to an earlier release. The overview names the usual target, so it works without the history. */
export function RollbackDialog(context: MoveDialogContext) {
  const { area } = context;
  const { stable, canary } = area.pointer;
  const { t, format, locale } = useLanguage();
  const { api } = useOperator();
  const now = useNow();
  const id = useId();
  const [events, setEvents] = useState<readonly ReleaseEvent[] | 'failed' | null>(null);
  const [target, setTarget] = useState(canary ? WITHDRAW : (area.rollbackTarget ?? WITHDRAW));
  useEffect(() => {
    const stop = new AbortController();
    api.history(area.area, { limit: HISTORY_READ }, stop.signal).then(
      (page) => setEvents(page.events),
      () => {
        if (!stop.signal.aborted) setEvents('failed');
      },
    );
    return () => stop.abort();
  }, [api, area.area]);

  const quarantined = new Set(area.releases.filter((each) => each.quarantined).map(({ release }) => release));
  const known = Array.isArray(events) ? (events as readonly ReleaseEvent[]) : [];
  const targets = rollbackTargets(stablePeriods(known), { stable, usual: area.rollbackTarget, quarantined });
  const withdraws = canary !== null && target === WITHDRAW;
  const left = withdraws ? canary.release : stable;
  const restored = withdraws ? stable : target;
  const { since, until } = targets.find(({ release }) => release === target) ?? {};
  const { loads, failures } = totalLoads(area.health.find(({ release }) => release === left)?.minutes ?? []);

  return (
    <MoveDialog
      {...context}
      title={t.rollback.title(area.name[locale])}
      lead={t.rollback.lead}
      submit={t.rollback.submit(area.name[locale])}
      danger
      requestedMove={target === WITHDRAW ? { action: 'rollback' } : { action: 'rollback', release: target }}
    >
      <div className={styles.releases}>
        <ReleaseCard
          title={
            withdraws
              ? `${t.move.now} · ${t.chart.canary} ${format.percent(canary.weight / 100)}`
              : t.move.now
          }
          area={area}
          release={left}
        >
          <p>
            {loads === 0
              ? t.rollback.noLoads
              : t.rollback.failedLoads(t.chart.failed(format.number(failures), format.number(loads)))}
          </p>
          {canary && !withdraws && (
            <p>{t.rollback.canaryEnds(shortRelease(canary.release), format.percent(canary.weight / 100))}</p>
          )}
        </ReleaseCard>
        <ReleaseCard
          title={t.rollback.after}
          area={area}
          release={restored}
          contractNow={area.releases.find(({ release }) => release === left)?.contract}
        >
          {since && until && (
            <p>{t.rollback.wasStable(format.time(since.at, now), format.time(until.at, now))}</p>
          )}
        </ReleaseCard>
      </div>
      <div className={controls.field}>
        <label htmlFor={id}>{t.move.target}</label>
        <select
          className={controls.mono}
          id={id}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
        >
          {canary && <option value={WITHDRAW}>{t.rollback.takeCanaryBack}</option>}
          {targets.map(({ release, since: event }) => (
            <option key={release} value={release}>
              {shortRelease(release)}
              {event && ` · ${format.time(event.at, now)}`}
              {quarantined.has(release) && ` · ${t.rollback.quarantined}`}
            </option>
          ))}
        </select>
        <p className={controls.hint} aria-live="polite">
          {events === null && t.rollback.loading}
          {events === 'failed' && t.rollback.historyFailed}
        </p>
      </div>
    </MoveDialog>
  );
}
