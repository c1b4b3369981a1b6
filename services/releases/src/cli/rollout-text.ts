import {
  formatPlan,
  type OperatorRollout,
  type Rollout,
  type RolloutNote,
} from '@danqing/contracts/releases';

const SHORT_ID = 6;

export function describeRollouts(rollouts: readonly OperatorRollout[]): string {
  if (rollouts.length === 0) return 'No rollouts.\n';
  return rollouts
    .map(
      (rollout) =>
        `${describeRollout(rollout)}${rollout.frozen_until ? `  frozen until ${rollout.frozen_until}\n` : ''}`,
    )
    .join('');
}

export function describeRollout(rollout: Rollout): string {
  const { id, area, release, steps, step, state, cause, detail, actor, reason, started_at } = rollout;
  const { weight } = steps[step]!;
  const at =
    rollout.ended_at === null ? ` at ${weight} % since ${rollout.step_since}` : ` at ${rollout.ended_at}`;
  const why = [cause, detail].filter((part) => part !== null).join(': ');
  return (
    `${id}  ${area} ${release.slice(0, SHORT_ID)}  ${state}${at}, step ${step + 1} of ${steps.length} of ${formatPlan(steps)}, ` +
    `by ${actor} at ${started_at}: ${reason}\n${why === '' ? '' : `  ${why}\n`}`
  );
}

export const describeNote = ({ rollout, decision, step, steps, numbers }: RolloutNote): string => {
  const measured = numbers && `, ${numbers.why}, ratio ${numbers.ratio.toPrecision(3)} of ${numbers.limit}`;
  return `  rollout ${rollout}: ${decision}, step ${step} of ${steps}${measured ?? ''}\n`;
};
