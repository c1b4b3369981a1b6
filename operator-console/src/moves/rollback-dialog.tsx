import ArrowRight from '@danqing/ui-kit/icons/arrow-right';
import { useEffect, useId, useState } from 'react';
import type { ReleaseEvent } from '@danqing/contracts/releases';
import { actorName } from '../history/describe-event.ts';
import { useLanguage } from '../language/language.ts';
import { useOperator } from '../operator-context.ts';
import controls from '../styles/controls.module.css';
import { useNow } from '../use-now.ts';
import { MoveDialog, type MoveDialogContext } from './move-dialog.tsx';
import styles from './rollback-dialog.module.css';
import { rollbackTargets } from './rollback-targets.ts';

const HISTORY_READ = 100;
/**
 * Lets the server select the target. It withdraws a running canary, or else restores the previous stable
 * release.
 */
const USUAL = '';

/** Rolls back to an earlier release. Works without the history; the server then selects the target. */
export function RollbackDialog(context: MoveDialogContext) {
  const { area } = context;
  const { pointer } = area;
  const language = useLanguage();
  const { t, format } = language;
  const { api } = useOperator();
  const now = useNow();
  const id = useId();
  const [events, setEvents] = useState<readonly ReleaseEvent[] | 'failed' | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
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
  const { usual, targets } = rollbackTargets(known, pointer.stable, quarantined);
  const preselected = pointer.canary ? USUAL : (usual ?? USUAL);
  const target = chosen ?? preselected;
  const madeStable = targets.find(({ release }) => release === target)?.madeStable;
  const madeCurrent = known.findLast((event) => event.pointer.stable === pointer.stable);

  return (
    <MoveDialog
      {...context}
      title={t.rollback.title(area.name[language.locale])}
      lead={t.rollback.lead}
      submit={t.rollback.submit(area.name[language.locale])}
      danger
      requestedMove={target === USUAL ? { action: 'rollback' } : { action: 'rollback', release: target }}
    >
      <div className={styles.fromTo}>
        <dl>
          <dt>{t.move.now}</dt>
          <dd className={controls.mono}>{pointer.stable}</dd>
          {pointer.canary && (
            <dd className={controls.mono}>
              {t.history.canaryAt(pointer.canary.release, format.percent(pointer.canary.weight / 100))}
            </dd>
          )}
          {madeCurrent && (
            <dd>
              {format.time(madeCurrent.at, now)} · {actorName(madeCurrent, language)}
            </dd>
          )}
        </dl>
        <ArrowRight size={20} aria-hidden="true" />
        <div className={controls.field}>
          <label htmlFor={id}>{t.move.target}</label>
          <select id={id} value={target} onChange={(event) => setChosen(event.target.value)}>
            {pointer.canary ? (
              <option value={USUAL}>{t.rollback.takeCanaryBack(pointer.stable)}</option>
            ) : (
              !usual && <option value={USUAL}>{t.rollback.before}</option>
            )}
            {targets.map(({ release, madeStable: event }) => (
              <option key={release} value={release}>
                {release} · {format.time(event.at, now)}
                {quarantined.has(release) ? ` · ${t.rollback.quarantined}` : ''}
              </option>
            ))}
          </select>
          <p className={controls.hint} aria-live="polite">
            {events === null && t.rollback.loading}
            {events === 'failed' && t.rollback.historyFailed}
            {madeStable &&
              `${format.time(madeStable.at, now)} · ${actorName(madeStable, language)} · ${madeStable.reason}`}
          </p>
        </div>
      </div>
      <p className={controls.hint}>{t.rollback.guarded}</p>
    </MoveDialog>
  );
}
