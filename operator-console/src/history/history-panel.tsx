import type { HistoryEvent, OperatorArea, ReleaseEvent } from '@danqing/contracts/releases';
import { Button, classNames, Note } from '@danqing/ui-kit';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../language/language.ts';
import { GateList } from '../moves/gate-list.tsx';
import { Panel } from '../panel.tsx';
import controls from '../styles/controls.module.css';
import { useNow } from '../use-now.ts';
import {
  actorName,
  automaticMove,
  commitName,
  describeRollout,
  isForced,
  lacksOnlyMount,
  shortRelease,
} from './describe-event.ts';
import { EvidenceTable, StepTable } from './evidence-table.tsx';
import styles from './history-panel.module.css';
import { ReleaseDiff } from './release-diff.tsx';
import { useHistory } from './use-history.ts';

interface HistoryPanelProps {
  area: OperatorArea;
  onClose: () => void;
  /** Shown above the moves. */
  children: ReactNode;
}

export function HistoryPanel({ area, onClose, children }: HistoryPanelProps) {
  const { t, locale } = useLanguage();
  const { events, state, loadOlder } = useHistory(area.area, area.lastMove.sequence);
  // Initially expands the last move if it was an automatic one, which has evidence.
  const [open, setOpen] = useState<number | null>(area.lastMove.evidence ? area.lastMove.sequence : null);
  return (
    <Panel title={t.history.panel(area.name[locale])} lead={t.history.lead} onClose={onClose}>
      {children}
      {events.length > 0 && (
        <table className={styles.history}>
          <caption className={styles.caption}>{t.history.title(area.name[locale])}</caption>
          <thead>
            <tr>
              <th scope="col">{t.history.sequence}</th>
              <th scope="col">{t.history.time}</th>
              <th scope="col">{t.history.who}</th>
              <th scope="col">{t.history.action}</th>
              <th scope="col">{t.history.fromTo}</th>
              <th scope="col">{t.history.reason}</th>
              <th scope="col">{t.history.gate}</th>
              <th scope="col">{t.history.details}</th>
            </tr>
          </thead>
          {events.map((event) => (
            <Move
              key={event.sequence}
              event={event}
              open={open === event.sequence}
              onToggle={() => setOpen(open === event.sequence ? null : event.sequence)}
            />
          ))}
        </table>
      )}
      <div className={styles.foot} aria-live="polite">
        {state === 'loading' && <p>{t.loading}</p>}
        {state === 'complete' && <p>{t.history.end}</p>}
        {state === 'more' && <Button onClick={loadOlder}>{t.history.older}</Button>}
        {state === 'failed' && (
          <>
            <Note tone="danger">{t.history.failed}</Note>
            <Button onClick={loadOlder}>{t.retry}</Button>
          </>
        )}
      </div>
    </Panel>
  );
}

function Move({ event, open, onToggle }: { event: HistoryEvent; open: boolean; onToggle: () => void }) {
  const language = useLanguage();
  const { t, format } = language;
  const now = useNow();
  const { sequence, area, at, action, from, to, pointer, reason, evidence, gate } = event;
  const weight = action === 'canary' && pointer.canary && format.percent(pointer.canary.weight / 100);
  const detailsId = `move-${sequence}`;
  return (
    <tbody>
      <tr>
        <td className={classNames(controls.mono, styles.number)}>{sequence}</td>
        <td className={styles.when}>
          <time dateTime={at}>{format.time(at, now)}</time>
        </td>
        <td className={styles.who}>
          {actorName(event, language)}
          {event.approved_by !== null && (
            <span className={styles.rollout}>
              {t.history.approvedBy(actorName({ ...event, actor: event.approved_by }, language))}
            </span>
          )}
        </td>
        <td className={styles.what}>
          {evidence ? automaticMove(action, language) : t.done[action]} {weight}
          {event.rollout && <span className={styles.rollout}>{describeRollout(event, language)}</span>}
        </td>
        <td className={classNames(controls.mono, styles.between)}>
          {from ? shortRelease(from) : t.none} → {shortRelease(to)}
        </td>
        <td className={styles.why}>{reason}</td>
        <td className={styles.gate}>
          <GateBadge event={event} />
          {isForced(event) && (
            <span className={classNames(controls.badge, controls.warning)}>{t.history.forced}</span>
          )}
        </td>
        <td className={styles.toggle}>
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            aria-label={t.history.detailsOf(sequence)}
            onClick={onToggle}
          >
            {open ? t.close : t.history.details}
          </Button>
        </td>
      </tr>
      {open && (
        <tr>
          <td colSpan={8} id={detailsId} className={styles.details}>
            <div>
              <p>
                <b>{t.history.pointer}</b> {t.history.stable}{' '}
                <span className={controls.mono}>{pointer.stable}</span>
                {pointer.canary &&
                  ` · ${t.history.canaryAt(pointer.canary.release, format.percent(pointer.canary.weight / 100))}`}
                {pointer.killed && ` · ${t.state.killed}`}
                {pointer.retired && ` · ${t.state.retired}`}
              </p>
              <p>
                <b>{t.release.facts.commit}</b>{' '}
                <span className={controls.mono}>{commitName(event, language)}</span>
              </p>
              {event.rollout?.numbers && <StepTable numbers={event.rollout.numbers} />}
              {evidence && <EvidenceTable evidence={evidence} />}
              {gate && <GateList gate={gate} />}
              {from && from !== to && <ReleaseDiff area={area} from={from} to={to} label={t.diff.show} />}
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

const TONES = { compatible: controls.good, incompatible: controls.bad, unknown: controls.warning };

function GateBadge({ event: { gate } }: { event: ReleaseEvent }) {
  const { t } = useLanguage();
  if (!gate || lacksOnlyMount(gate))
    return <span className={controls.badge}>{gate ? t.gate.notMounted : t.history.notAsked}</span>;
  return (
    <span className={classNames(controls.badge, TONES[gate.verdict])}>{t.gate.verdict[gate.verdict]}</span>
  );
}
