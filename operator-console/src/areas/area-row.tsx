import { classNames } from '@danqing/ui-kit';
import { useLanguage } from '../language/language.ts';
import { shortRelease } from '../history/describe-event.ts';
import { useOperator } from '../operator-context.ts';
import controls from '../styles/controls.module.css';
import { AreaActions } from './area-actions.tsx';
import { AreaStates } from './area-states.tsx';
import styles from './areas-table.module.css';
import type { FoundArea } from './arrange-areas.ts';
import { CanaryShare } from './canary-share.tsx';
import { LastMove } from './last-move.tsx';
import { RolloutProgress } from './rollout-progress.tsx';
import { LoadFailures } from '../health/load-failures.tsx';

export interface AreaRowProps extends Pick<FoundArea, 'area' | 'status' | 'found'> {
  now: number;
  selected: boolean;
}

export function AreaRow({ area, status, found, now, selected }: AreaRowProps) {
  const { t, locale } = useLanguage();
  const { openHistory } = useOperator();
  const { pointer } = area;
  const row = (
    <tr className={selected ? styles.selected : undefined}>
      <th scope="row">
        <button
          type="button"
          className={styles.name}
          aria-pressed={selected}
          onClick={() => openHistory(area.area)}
        >
          <b>{area.name[locale]}</b>
          <span className={controls.mono}>{area.area}</span>
        </button>
      </th>
      <td className={controls.mono} title={pointer.stable}>
        {shortRelease(pointer.stable)}
        {found && <span className={styles.found}>{t.list.notRunning(shortRelease(found))}</span>}
      </td>
      <td>
        <CanaryShare canary={pointer.canary} />
      </td>
      <td>
        <LoadFailures area={area} now={now} />
      </td>
      <td>
        <AreaStates status={status} />
      </td>
      <td className={styles.last}>
        <LastMove move={area.lastMove} now={now} />
      </td>
      <td>
        <AreaActions area={area} />
      </td>
    </tr>
  );
  if (!area.rollout) return row;
  return (
    <>
      {row}
      <tr className={classNames(styles.rollout, selected && styles.selected)}>
        <td colSpan={7}>
          <RolloutProgress area={area} rollout={area.rollout} now={now} />
        </td>
      </tr>
    </>
  );
}
