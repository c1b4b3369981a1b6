import { by, InvalidArgumentError, type Act, type Command } from '@danqing/nest-kit/command-line';
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
  environmentSchema,
  percentSchema,
  releasePrefixSchema,
  requiredReasonSchema,
} from '../plane/operator-input.ts';
import { promoteEnvironment } from '../sets/promote-environment.ts';
import { describeMove } from './cli-text.ts';
import { refuseUnknownArea } from './known-names.ts';
import type { OnPlane, PlaneOutcome } from './on-plane.ts';
import { describeSet } from './set-commands.ts';

interface MoveOptions {
  reason: string;
  force?: true;
  newEnvironment?: true;
}

const AREA = ['<area>', 'name of the shell or of an area', by(areaSchema)] as const;
const REASON = ['--reason <text>', 'reason, stored in the history', by(requiredReasonSchema)] as const;
const FORCE = ['--force', 'move even if the gate does not pass; recorded permanently'] as const;
const RELEASE = ['<release>', 'release ID or its first digits', by(releasePrefixSchema)] as const;

export function defineMoves(program: Command, act: Act, plane: OnPlane): void {
  const move = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .argument(...AREA)
      .requiredOption(...REASON);
  const guarded = (name: string, description: string) => move(name, description).option(...FORCE);

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
  program
    .command('promote')
    .description(
      'activate the running canary of an area for all visitors, or with --from what is stable in another environment',
    )
    .argument('[areas...]', 'one area; with --from several, or none for all that differ', collectArea, [])
    .option('--from <environment>', 'environment such as staging', by(environmentSchema))
    .requiredOption(...REASON)
    .option(...FORCE)
    .action(
      act((areas: string[], { reason, force, from }: MoveOptions & { from?: string }) => {
        const [area] = areas;
        if (from === undefined && (area === undefined || areas.length > 1))
          throw new InvalidArgumentError('Name one area, or an environment with --from.');
        return plane({}, async (plane, actor) => {
          for (const each of areas) await refuseUnknownArea(plane, each);
          return from === undefined
            ? moved(await promoteCanary(plane, { area: area!, actor, reason, force }))
            : describeSet(await promoteEnvironment(plane, { from, areas, actor, reason, force }));
        });
      }),
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

const collectArea = (text: string, before: string[]): string[] => [...before, by(areaSchema)(text)];

const moved = (result: Move): PlaneOutcome => ({ result, text: describeMove(result), moved: result });
