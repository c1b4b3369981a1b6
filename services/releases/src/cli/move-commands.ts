import { by, type Act, type Command } from '@danqing/nest-kit/command-line';
import type { Move } from '../moves/move-pointer.ts';
import {
  activateRelease,
  canaryRelease,
  killArea,
  promoteCanary,
  quarantineRelease,
  retireArea,
  reviveArea,
  rollbackRelease,
  unquarantineRelease,
} from '../moves/operator-moves.ts';
import { areaSchema, percentSchema, releasePrefixSchema, whySchema } from '../plane/operator-input.ts';
import { describeMove } from './cli-text.ts';
import type { OnPlane, PlaneOutcome } from './on-plane.ts';

interface MoveOptions {
  reason: string;
  force?: true;
  newEnvironment?: true;
}

const AREA = ['<area>', 'of the shell or of an area', by(areaSchema)] as const;
const RELEASE = ['<release>', 'its id, or the first digits of it', by(releasePrefixSchema)] as const;

export function defineMoves(program: Command, act: Act, plane: OnPlane): void {
  const move = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .argument(...AREA)
      .requiredOption('--reason <text>', 'why, which its history keeps', by(whySchema));
  const guarded = (name: string, description: string) =>
    move(name, description).option(
      '--force',
      'move although the gate does not say compatible; marked for ever',
    );

  guarded('activate', 'give a published release to everybody; brings a retired area back')
    .argument(...RELEASE)
    .option('--new-environment', 'begin the environment that --environment names')
    .action(
      act((area: string, release: string, { reason, force, newEnvironment }: MoveOptions) =>
        plane({ area, anyEnvironment: newEnvironment }, async (plane, actor) =>
          moved(await activateRelease(plane, { area, release, actor, reason, force })),
        ),
      ),
    );
  guarded('canary', 'give it to 1-99 percent of visitors, or the running canary to more or fewer')
    .argument(...RELEASE)
    .argument('<percent>', 'of the visitors', by(percentSchema))
    .action(
      act((area: string, release: string, weight: number, { reason, force }: MoveOptions) =>
        plane({ area }, async (plane, actor) =>
          moved(await canaryRelease(plane, { area, release, weight, actor, reason, force })),
        ),
      ),
    );
  guarded('promote', 'give the running canary to everybody').action(
    act((area: string, { reason, force }: MoveOptions) =>
      plane({ area }, async (plane, actor) =>
        moved(await promoteCanary(plane, { area, actor, reason, force })),
      ),
    ),
  );
  guarded('rollback', 'take the canary back, else return to the release before; or to any earlier one')
    .argument('[release]', 'one that was stable before', by(releasePrefixSchema))
    .action(
      act((area: string, to: string | undefined, { reason, force }: MoveOptions) =>
        plane({ area }, async (plane, actor) =>
          moved(await rollbackRelease(plane, { area, to, actor, reason, force })),
        ),
      ),
    );
  for (const [name, description, run] of [
    ['kill', "put a notice in the area's place", killArea],
    ['revive', 'bring a killed area back as it was', reviveArea],
    ['retire', 'end an area: no navigation, 410 for its pages; an activation brings it back', retireArea],
  ] as const)
    move(name, description).action(
      act((area: string, { reason }: MoveOptions) =>
        plane({ area }, async (plane, actor) => moved(await run(plane, { area, actor, reason }))),
      ),
    );
  for (const [name, description, run] of [
    ['quarantine', 'never activate it until it is cleared; ends a canary of it', quarantineRelease],
    ['unquarantine', 'clear it', unquarantineRelease],
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
