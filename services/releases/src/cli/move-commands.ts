import { by, type Act, type Command } from '@danqing/nest-kit/command-line';
import type { Move } from '../moves/move-pointer.ts';
import {
  activateRelease,
  canaryRelease,
  killArea,
  pauseCanary,
  promoteCanary,
  quarantineRelease,
  retireArea,
  reviveArea,
  rollbackRelease,
  unquarantineRelease,
} from '../moves/operator-moves.ts';
import {
  areaSchema,
  percentSchema,
  releasePrefixSchema,
  requiredReasonSchema,
} from '../plane/operator-input.ts';
import { describeMove } from './cli-text.ts';
import type { OnPlane, PlaneOutcome } from './on-plane.ts';

interface MoveOptions {
  reason: string;
  force?: true;
  newEnvironment?: true;
}

const AREA = ['<area>', 'name of the shell or of an area', by(areaSchema)] as const;
const RELEASE = ['<release>', 'release ID or its first digits', by(releasePrefixSchema)] as const;

export function defineMoves(program: Command, act: Act, plane: OnPlane): void {
  const move = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .argument(...AREA)
      .requiredOption('--reason <text>', 'reason, stored in the history', by(requiredReasonSchema));
  const guarded = (name: string, description: string) =>
    move(name, description).option('--force', 'move even if the gate does not pass; recorded permanently');

  guarded('activate', 'activate a published release for all visitors; also reactivates a retired area')
    .argument(...RELEASE)
    .option('--new-environment', 'create the environment given by --environment')
    .action(
      act((area: string, release: string, { reason, force, newEnvironment }: MoveOptions) =>
        plane({ area, anyEnvironment: newEnvironment }, async (plane, actor) =>
          moved(await activateRelease(plane, { area, release, actor, reason, force })),
        ),
      ),
    );
  guarded('canary', 'serve a release to 1-99 percent of visitors, or change the weight of the running canary')
    .argument(...RELEASE)
    .argument('<percent>', 'percentage of visitors', by(percentSchema))
    .action(
      act((area: string, release: string, weight: number, { reason, force }: MoveOptions) =>
        plane({ area }, async (plane, actor) =>
          moved(await canaryRelease(plane, { area, release, weight, actor, reason, force })),
        ),
      ),
    );
  guarded('promote', 'activate the running canary for all visitors').action(
    act((area: string, { reason, force }: MoveOptions) =>
      plane({ area }, async (plane, actor) =>
        moved(await promoteCanary(plane, { area, actor, reason, force })),
      ),
    ),
  );
  guarded(
    'rollback',
    'withdraw the canary; without a canary, return to the previous or a given earlier release',
  )
    .argument('[release]', 'a release that was stable before', by(releasePrefixSchema))
    .action(
      act((area: string, to: string | undefined, { reason, force }: MoveOptions) =>
        plane({ area }, async (plane, actor) =>
          moved(await rollbackRelease(plane, { area, to, actor, reason, force })),
        ),
      ),
    );
  for (const [name, description, run] of [
    ['pause', 'serve the canary to no visitor; the command canary resumes it', pauseCanary],
    ['kill', 'take an area offline and show a notice instead', killArea],
    ['revive', 'restore a killed area as it was', reviveArea],
    [
      'retire',
      'retire an area: no navigation, 410 for its pages; activating a release restores it',
      retireArea,
    ],
  ] as const)
    move(name, description).action(
      act((area: string, { reason }: MoveOptions) =>
        plane({ area }, async (plane, actor) => moved(await run(plane, { area, actor, reason }))),
      ),
    );
  for (const [name, description, run] of [
    ['quarantine', 'block a release from activation; ends a canary of it', quarantineRelease],
    ['unquarantine', 'lift the quarantine of a release', unquarantineRelease],
  ] as const)
    move(name, description)
      .argument(...RELEASE)
      .action(
        act((area: string, release: string, { reason }: MoveOptions) =>
          plane({ area }, async (plane, actor) => moved(await run(plane, { area, release, actor, reason }))),
        ),
      );
}

const moved = (result: Move): PlaneOutcome => ({ result, text: describeMove(result), moved: result });
