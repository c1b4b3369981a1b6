import { rolloutPlanSchema, ROLLOUT_PLANS, type RolloutStep } from '@danqing/contracts/releases';
import { by, InvalidArgumentError, type Act, type Command } from '@danqing/nest-kit/command-line';
import { areaSchema, releasePrefixSchema, requiredReasonSchema } from '../plane/operator-input.ts';
import {
  cancelRollout,
  hastenRollout,
  pauseRollout,
  resumeRollout,
  type ChangedRollout,
} from '../rollouts/change-rollout.ts';
import { readRollouts } from '../rollouts/read-rollouts.ts';
import { startRollout } from '../rollouts/start-rollout.ts';
import { describeMove } from './cli-text.ts';
import type { OnPlane, PlaneOutcome } from './on-plane.ts';
import { describeRollout, describeRollouts } from './rollout-text.ts';

const ROLLOUTS_SHOWN = 50;

interface StartOptions {
  plan?: RolloutStep[];
  force?: true;
}

const AREA = ['<area>', 'name of the shell or of an area', by(areaSchema)] as const;

export function defineRollouts(program: Command, act: Act, plane: OnPlane): void {
  const rollout = program
    .command('rollout')
    .description('serve a release to more and more visitors by a plan, while it is healthy; then promote it')
    .argument(...AREA)
    .argument('<release>', 'release ID or its first digits', by(releasePrefixSchema))
    // For the subcommands too: Commander gives an option to the first command that has it.
    .option('--reason <text>', 'required; stored in the history', by(requiredReasonSchema))
    .option(
      '--plan <steps>',
      `percentages, each with a minimum duration in s, m, h or d (default: ${ROLLOUT_PLANS.steady})`,
      by(rolloutPlanSchema),
    )
    .option('--force', 'start even if the gate does not pass; recorded permanently')
    .action(
      act((area: string, release: string, { plan, force }: StartOptions) => {
        const reason = givenReason();
        return plane({ area }, async (plane, actor) => {
          const steps = plan ?? rolloutPlanSchema.parse(ROLLOUT_PLANS.steady);
          return changed(await startRollout(plane, { area, release, steps, actor, reason, force }));
        });
      }),
    );
  const givenReason = (): string => {
    const { reason } = rollout.opts<{ reason?: string }>();
    if (reason === undefined)
      throw new InvalidArgumentError("Required option '--reason <text>' not specified.");
    return reason;
  };
  for (const [name, description, change] of [
    ['pause', 'stop the advance of a rollout; its canary stays', pauseRollout],
    ['resume', 'continue a paused rollout from the beginning of its step', resumeRollout],
    ['hasten', 'move a rollout to its next step at once', hastenRollout],
    ['cancel', 'end a rollout and withdraw its canary', cancelRollout],
  ] as const)
    rollout
      .command(name)
      .description(description)
      .argument(...AREA)
      .action(
        act((area: string) => {
          const reason = givenReason();
          return plane({ area }, async (plane, actor) =>
            changed(await change(plane, { area, actor, reason })),
          );
        }),
      );
  program
    .command('rollouts')
    .description(`list rollouts, active ones first, then the newest; at most ${ROLLOUTS_SHOWN}`)
    .action(
      act(() =>
        plane({ onlyReads: true }, async ({ database, environment }) => {
          const result = await readRollouts(database, environment, ROLLOUTS_SHOWN);
          return { result, text: describeRollouts(result) };
        }),
      ),
    );
}

const changed = ({ rollout, move }: ChangedRollout): PlaneOutcome => ({
  result: { rollout, event: move?.event ?? null },
  text: `${move ? describeMove(move) : ''}${describeRollout(rollout)}`,
  ...(move && { moved: move }),
});
