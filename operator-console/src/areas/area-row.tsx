import type { OperatorArea, ReleaseEvent } from '@danqing/contracts/releases';
import { Button, buttonClass, classNames, Popover, PopoverContent, PopoverTrigger } from '@danqing/ui-kit';
import ChevronDown from '@danqing/ui-kit/icons/chevron-down';
import Undo2 from '@danqing/ui-kit/icons/undo-2';
import { useRef, useState } from 'react';
import { actorName, describeMove, shortRelease } from '../history/describe-event.ts';
import { useLanguage } from '../language/language.ts';
import type { Texts } from '../language/texts.zh.ts';
import { furtherMoves } from '../moves/move-kind.ts';
import { useOperator } from '../operator-context.ts';
import controls from '../styles/controls.module.css';
import { FailureChart } from './failure-chart.tsx';
import styles from './areas-table.module.css';

const DANGEROUS = new Set(['kill', 'retire', 'quarantine']);

export function AreaRow({ area, now, selected }: { area: OperatorArea; now: number; selected: boolean }) {
  const language = useLanguage();
  const { t, format } = language;
  const { pointer, lastMove } = area;
  const { canary } = pointer;
  const operator = useOperator();
  return (
    <tr className={selected ? styles.selected : undefined}>
      <th scope="row">
        <button
          type="button"
          className={styles.name}
          aria-pressed={selected}
          onClick={() => operator.openHistory(area.area)}
        >
          <b>{area.name[language.locale]}</b>
          <span className={controls.mono}>{area.area}</span>
        </button>
      </th>
      <td data-label={t.table.stable} className={controls.mono} title={pointer.stable}>
        {shortRelease(pointer.stable)}
      </td>
      <td data-label={t.table.canary}>
        {canary ? (
          <div className={styles.canary}>
            <span className={controls.mono} title={canary.release}>
              {shortRelease(canary.release)}
            </span>
            <progress max={100} value={canary.weight} aria-label={t.actions.weight} />
            <b>{format.percent(canary.weight / 100)}</b>
          </div>
        ) : (
          <span className={styles.nothing}>{t.none}</span>
        )}
      </td>
      <td data-label={t.table.failures}>
        <FailureChart area={area} now={now} />
      </td>
      <td data-label={t.table.state}>
        <AreaState area={area} />
      </td>
      <td data-label={t.table.lastMove} className={styles.last}>
        <span title={describeMove(lastMove, language)}>
          <time dateTime={lastMove.at} title={format.time(lastMove.at, now)}>
            {format.ago(lastMove.at, now)}
          </time>
          {' · '}
          {actorName(lastMove, language)}
          {' · '}
          {describeMove(lastMove, language)}
        </span>
        <span title={lastMove.reason}>{lastMove.reason}</span>
      </td>
      <td className={styles.actions}>
        <div>
          {!pointer.retired && (
            <Button size="sm" onClick={() => operator.openMove('rollback', area)}>
              <Undo2 size={14} aria-hidden="true" />
              {t.actions.rollback}
            </Button>
          )}
          <Button size="sm" onClick={() => operator.openMove('release', area)}>
            {t.actions.release}
          </Button>
          <FurtherActions area={area} />
        </div>
      </td>
    </tr>
  );
}

function FurtherActions({ area }: { area: OperatorArea }) {
  const { t, locale } = useLanguage();
  const { openMove, openHistory } = useOperator();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const choose = (then: () => void) => () => {
    setOpen(false);
    // Focuses the trigger first, so that the closing dialog restores the focus to an element that still
    // exists.
    trigger.current?.focus();
    then();
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger
        ref={trigger}
        className={buttonClass('default', 'sm')}
        aria-label={t.actions.moreOf(area.name[locale])}
      >
        {t.actions.more}
        <ChevronDown size={14} aria-hidden="true" />
      </PopoverTrigger>
      <PopoverContent
        label={t.actions.moreOf(area.name[locale])}
        align="end"
        className={styles.menu}
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <ul>
          {furtherMoves(area).map((kind) => (
            <li key={kind}>
              <button
                type="button"
                className={DANGEROUS.has(kind) ? styles.dangerous : undefined}
                onClick={choose(() => openMove(kind, area))}
              >
                {t.actions[kind]}
              </button>
            </li>
          ))}
          <li>
            <button type="button" onClick={choose(() => openHistory(area.area))}>
              {t.actions.history}
            </button>
          </li>
        </ul>
      </PopoverContent>
    </Popover>
  );
}

function AreaState({ area: { pointer, lastMove, releases } }: { area: OperatorArea }) {
  const { t } = useLanguage();
  const quarantined = releases.some((release) => release.quarantined);
  const states = [
    ...(pointer.killed ? [{ text: t.state.killed, tone: controls.bad }] : []),
    ...(pointer.retired ? [{ text: t.state.retired, tone: controls.info }] : []),
    ...(lastMove.evidence ? [{ text: t.state.rolledBack, tone: controls.bad }] : []),
    ...(lastMove.forced ? [forcedState(lastMove, t)] : []),
    ...(pointer.canary ? [{ text: t.state.canary, tone: controls.info }] : []),
    ...(quarantined && !lastMove.evidence ? [{ text: t.state.quarantined, tone: controls.warning }] : []),
  ];
  if (states.length === 0) states.push({ text: t.state.normal, tone: controls.good });
  return (
    <div className={styles.states}>
      {states.map(({ text, tone }) => (
        <span key={text} className={classNames(controls.badge, tone)}>
          {text}
        </span>
      ))}
    </div>
  );
}

/**
 * Returns the badge of a forced move. It does not warn if only the browser check was inconclusive, because
 * `npm start` cannot run that check.
 */
function forcedState({ gate }: ReleaseEvent, t: Texts) {
  const stopped = gate?.checks.filter(({ verdict }) => verdict !== 'compatible') ?? [];
  const onlyNotMounted =
    stopped.length > 0 && stopped.every(({ check, verdict }) => check === 'smoke' && verdict === 'unknown');
  return onlyNotMounted
    ? { text: t.state.notMounted, tone: controls.info }
    : { text: t.state.forced, tone: controls.bad };
}
