import { by, InvalidArgumentError, type Act, type Command } from '@danqing/nest-kit/command-line';
import { selectMoveSets, type MoveSet } from '../database/move-set.queries.ts';
import {
  areaSchema,
  countSchema,
  releasePrefixSchema,
  requiredReasonSchema,
} from '../plane/operator-input.ts';
import { activateSet } from '../sets/activate-set.ts';
import type { MadeSet } from '../sets/move-set.ts';
import { rollBackSet } from '../sets/roll-back-set.ts';
import { describeMove } from './cli-text.ts';
import { refuseUnknownArea } from './known-names.ts';
import type { OnPlane, PlaneOutcome } from './on-plane.ts';

const SETS_SHOWN = 20;

interface SetOptions {
  reason: string;
  force?: true;
}

type NamedRelease = Record<'area' | 'release', string>;

export function defineSets(program: Command, act: Act, plane: OnPlane): void {
  const set = program
    .command('set')
    .description('move several areas at once: all of them, or none if one is refused');
  const guarded = (name: string, description: string) =>
    set
      .command(name)
      .description(description)
      .requiredOption('--reason <text>', 'reason, stored in the history', by(requiredReasonSchema))
      .option('--force', 'move even if the gate does not pass; recorded permanently');

  guarded('activate', 'activate releases for all visitors, in this order')
    .argument('<area=release...>', 'such as shell=91bd04 generator=3f2a9c', collectRelease, [])
    .action(
      act((releases: NamedRelease[], { reason, force }: SetOptions) =>
        plane({}, async (plane, actor) => {
          for (const { area } of releases) await refuseUnknownArea(plane, area);
          return describeSet(await activateSet(plane, { releases, actor, reason, force }));
        }),
      ),
    );
  guarded('rollback', 'return every area of a set to its release before; retires areas that the set brought')
    .argument('<id>', 'ID from set list', by(countSchema))
    .action(
      act((id: number, { reason, force }: SetOptions) =>
        plane({}, async (plane, actor) =>
          describeSet(await rollBackSet(plane, { id, actor, reason, force })),
        ),
      ),
    );
  set
    .command('list')
    .description('list the newest sets')
    .action(
      act(() =>
        plane({ onlyReads: true }, async ({ database, environment }) => {
          const result = await selectMoveSets(database, environment, { limit: SETS_SHOWN });
          return { result, text: result.length === 0 ? 'No sets.\n' : result.map(describeRow).join('') };
        }),
      ),
    );
}

export function describeSet(result: MadeSet): PlaneOutcome {
  const { set, moves } = result;
  const text = `${moves.map(describeMove).join('')}${set === null ? 'nothing to do\n' : `moved as set ${set}\n`}`;
  return { result, text, moved: moves.findLast(({ event }) => event !== null) };
}

const describeRow = ({ id, undoes, at, actor, reason, moves }: MoveSet): string =>
  `${id}  ${at}  ${undoes === null ? '' : `rollback of set ${undoes} `}by ${actor}: ${reason}\n${moves
    .map(({ area, action, to, stableBefore }) => `  ${area}: ${action} ${stableBefore ?? 'none'} -> ${to}\n`)
    .join('')}`;

function collectRelease(text: string, before: NamedRelease[]): NamedRelease[] {
  const [area, release, ...more] = text.split('=');
  const names = [areaSchema.safeParse(area), releasePrefixSchema.safeParse(release)] as const;
  if (!names[0].success || !names[1].success || more.length > 0)
    throw new InvalidArgumentError('Name an area and a release, such as generator=3f2a9c.');
  return [...before, { area: names[0].data, release: names[1].data }];
}
