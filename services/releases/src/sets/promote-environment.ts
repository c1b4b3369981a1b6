import type { AreaPointer } from '@danqing/contracts/releases';
import type { EntityManager } from 'typeorm';
import { selectEnvironments, selectNewestSequence } from '../database/event.queries.ts';
import { selectOperatorPointers, type OperatorPointerRow } from '../database/pointer.queries.ts';
import { getReleaseOrThrow } from '../moves/find-release.ts';
import type { AreaIntent } from '../moves/move-pointer.ts';
import { environmentSchema, parseInput } from '../plane/operator-input.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { ReleaseError } from '../release/release-error.ts';
import { moveSet, type MadeSet, type SetRequest } from './move-set.ts';

interface Promotion extends SetRequest {
  /** Environment whose stable releases are activated in the environment of the plane. */
  from: string;
  /** Default: all areas of `from` that are neither killed nor retired in either environment. */
  areas?: readonly string[] | undefined;
}

/**
 * Activates the stable releases of another environment as one set. Areas that have them already stay as they are.
 *
 * @throws {ReleaseError} also when the other environment moves meanwhile; then nothing moves
 */
export async function promoteEnvironment(
  plane: ReleasePlane,
  { from: name, areas, ...request }: Promotion,
): Promise<MadeSet> {
  const { database, environment } = plane;
  const from = parseInput('from', environmentSchema, name);
  await refuseSource(plane, from);
  const [sequence, source, target] = await database.transaction('REPEATABLE READ', async (transaction) => [
    await selectNewestSequence(transaction, from),
    byArea(await selectOperatorPointers(transaction, from)),
    byArea(await selectOperatorPointers(transaction, environment)),
  ]);
  const named = areas && areas.length > 0 ? areas : namedByDefault(source, target);
  const intents: AreaIntent[] = [];
  for (const area of named) {
    const { stable } = servedIn(from, area, source.get(area)?.pointer);
    if (isServed(target.get(area)?.pointer, stable)) continue;
    const release = await getReleaseOrThrow(plane, area, stable);
    intents.push({ area, release, requestedMove: { action: 'activate', release: stable } });
  }
  const recheck = async (transaction: EntityManager) => {
    if ((await selectNewestSequence(transaction, from)) !== sequence)
      throw new ReleaseError(
        'POINTER_MOVED',
        `Somebody moved ${from} at the same time. Nothing was changed; look at its status and decide again.`,
      );
  };
  return moveSet(plane, request, intents, { recheck });
}

const byArea = (rows: readonly OperatorPointerRow[]) => new Map(rows.map((row) => [row.area, row]));
type Pointers = ReturnType<typeof byArea>;

const isOff = (pointer: AreaPointer | undefined) => pointer?.killed === true || pointer?.retired === true;

const isServed = (pointer: AreaPointer | undefined, release: string) =>
  pointer?.stable === release && !pointer.retired;

const namedByDefault = (source: Pointers, target: Pointers): string[] =>
  [...source.values()]
    .filter(({ area, pointer }) => !isOff(pointer) && !isOff(target.get(area)?.pointer))
    .map(({ area }) => area);

function servedIn(from: string, area: string, pointer: AreaPointer | undefined): AreaPointer {
  if (pointer && !isOff(pointer)) return pointer;
  const state = pointer ? (pointer.killed ? 'killed' : 'retired') : 'not active';
  throw new ReleaseError('AREA_NOT_ACTIVE', `${area} is ${state} in ${from}. Nothing was changed.`);
}

async function refuseSource({ database, environment }: ReleasePlane, from: string): Promise<void> {
  if (from === environment)
    throw new ReleaseError('INPUT_INVALID', `from: ${from} is the environment that would be moved`);
  const known = await selectEnvironments(database);
  if (!known.includes(from))
    throw new ReleaseError(
      'ENVIRONMENT_UNKNOWN',
      `There is no environment ${from}, but ${known.join(', ')}.`,
    );
}
