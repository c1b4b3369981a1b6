import {
  rightsForRollout,
  type OperatorArea,
  type OperatorRollout,
  type RolloutChange,
} from '@danqing/contracts/releases';
import { Button, classNames } from '@danqing/ui-kit';
import { useLanguage } from '../language/language.ts';
import { useOperator } from '../operator-context.ts';
import { useRights } from '../use-rights.ts';
import styles from './rollout-progress.module.css';

interface RolloutProgressProps {
  area: OperatorArea;
  rollout: OperatorRollout;
  now: number;
}

export function RolloutProgress({ area, rollout, now }: RolloutProgressProps) {
  const { t, format, locale } = useLanguage();
  const { openMove } = useOperator();
  const { lacking } = useRights();
  const { steps, step, state, cause, detail, numbers } = rollout;
  const isPaused = state === 'paused';
  const changes = isPaused ? (['resume', 'cancel'] as const) : (['pause', 'hasten', 'cancel'] as const);
  const button = (change: RolloutChange) => {
    const refusal = lacking(rightsForRollout(area.area, change));
    return (
      <Button
        key={change}
        size="sm"
        disabled={refusal !== null}
        title={refusal ?? undefined}
        onClick={() => openMove(`${change}Rollout`, area)}
      >
        {t.rollout.actions[change]}
      </Button>
    );
  };
  const counts = ({ failures, loads }: { failures: number; loads: number }) =>
    t.chart.failed(format.number(failures), format.number(loads));
  return (
    <section className={styles.rollout} aria-label={t.rollout.of(area.name[locale])}>
      <ol className={styles.steps} aria-label={t.rollout.stepOf(String(step + 1), String(steps.length))}>
        {steps.map(({ weight }, index) => (
          <li
            key={weight}
            aria-current={index === step ? 'step' : undefined}
            className={classNames(index < step && styles.done, index === step && styles.current)}
          >
            {format.percent(weight / 100)}
          </li>
        ))}
      </ol>
      <p className={classNames(styles.state, isPaused && styles.paused)} title={detail ?? undefined}>
        {isPaused ? (
          t.rollout.paused(t.rollout.cause[cause ?? 'operator'])
        ) : (
          <NextStep rollout={rollout} now={now} />
        )}
      </p>
      {numbers && (
        <p className={styles.numbers}>{t.rollout.counts(counts(numbers.canary), counts(numbers.stable))}</p>
      )}
      <div className={styles.actions}>{changes.map(button)}</div>
    </section>
  );
}

function NextStep({
  rollout: { steps, step, step_since, frozen_until },
  now,
}: Omit<RolloutProgressProps, 'area'>) {
  const { t, format } = useLanguage();
  if (frozen_until !== null) return t.rollout.frozen(format.time(frozen_until, now));
  const next = format.percent((steps[step + 1]?.weight ?? 100) / 100);
  const seconds = (Date.parse(step_since) - now) / 1000 + (steps[step]?.seconds ?? 0);
  return seconds > 0 ? t.rollout.next(next, format.duration(Math.ceil(seconds))) : t.rollout.waits(next);
}
