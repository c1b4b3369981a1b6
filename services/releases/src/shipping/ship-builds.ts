import { SHELL_AREA, type ReleaseDescriptor, type ReleaseSource } from '@danqing/contracts/releases';
import { commandOf } from '@danqing/nest-kit/command-line';
import { inParallel } from '../concurrency/in-parallel.ts';
import { readRunningReleases, type RunningRelease } from '../gate/running-releases.ts';
import { checkBeside } from '../gate/check-beside.ts';
import { movePointers, type AreaIntent, type Move } from '../moves/move-pointer.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { publishRelease } from '../publishing/publish-release.ts';
import { ReleaseError } from '../release/release-error.ts';
import {
  planShipment,
  START_REASON,
  type OperatorDecision,
  type Published,
  type ShippedArea,
} from './plan-shipment.ts';

/** Startup must not wait for a browser, so the smoke check is `unknown`. The events record that verdict. */
const noBrowser = () =>
  Promise.resolve({ check: 'smoke', verdict: 'unknown', reason: 'npm start opens no browser' } as const);
/** Each holds a connection while it compresses. With more, the others wait for one until they fail. */
const PUBLISHED_AT_ONCE = 3;
/** Attempts to activate the set. A gateway that starts at the same time may move the same areas. */
const TRIES = 3;

export interface ShipRequest {
  folders: readonly string[];
  actor: string;
  source?: ((folder: string) => ReleaseSource | undefined) | undefined;
}

export interface Shipment {
  areas: ShippedArea[];
  moves: Move[];
}

export const describeShipment = (areas: readonly ShippedArea[]): string[] =>
  areas.map(({ area, release, outcome }) => `${area} ${release} ${outcome}`);

/**
 * Publishes the builds of one version and activates them as one set. Areas that an earlier startup activated
 * and this version lacks are retired.
 * Operators' decisions are preserved. A release that was rolled back, replaced, quarantined or made a canary
 * is not activated. An area that an operator retired or activated keeps its state.
 *
 * @throws {ReleaseError} with the commands to run when the set does not fit together; then nothing has moved
 */
export async function shipBuilds(plane: ReleasePlane, request: ShipRequest): Promise<Shipment> {
  const published = await publishAll(plane, request);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await activateSet(plane, published, request.actor);
    } catch (error) {
      if (attempt === TRIES || !(error instanceof ReleaseError) || error.code !== 'POINTER_MOVED')
        throw error;
    }
  }
}

/** Publishes in parallel, because compression dominates. After a failure it waits for the running ones. */
async function publishAll(
  plane: ReleasePlane,
  { folders, actor, source }: ShipRequest,
): Promise<Published[]> {
  const published: Published[] = [];
  await inParallel(folders.entries(), PUBLISHED_AT_ONCE, async ([index, folder]) => {
    published[index] = await publishRelease(plane, {
      folder,
      publisher: actor,
      source: source?.(folder),
      mounts: false,
    });
  });
  return published;
}

async function activateSet(
  plane: ReleasePlane,
  published: readonly Published[],
  actor: string,
): Promise<Shipment> {
  const { intents, areas, retained } = await planShipment(plane, published);
  const running = await readRunningReleases(plane.database, plane.environment);
  const after = sidesAfter(running, intents);
  const ownsStart = ({ manifest }: ReleaseDescriptor) => manifest.routes.some(({ path }) => path === '/');
  const start = running.find(({ descriptor }) => ownsStart(descriptor));
  if (start && !after.some(({ descriptor }) => ownsStart(descriptor)))
    throw new ReleaseError(
      'START_NOT_RETIRABLE',
      `These builds cannot be activated: none of them has a page at /, where visitors begin and ${start.area} is now. Nothing was changed; name a folder with all builds of a version.`,
    );
  try {
    const moves = await movePointers(
      { ...plane, smoke: noBrowser },
      { actor, reason: START_REASON, force: ['smoke', 'provenance'], fourEyes: false },
      intents,
    );
    return { areas, moves: moves.filter(({ event }) => event !== null) };
  } catch (error) {
    if (!(error instanceof ReleaseError) || error.code !== 'GATE_REFUSED') throw error;
    throw withCommands(error, after, retained);
  }
}

const sidesAfter = (running: readonly RunningRelease[], intents: readonly AreaIntent[]): RunningRelease[] => [
  ...running.filter(({ area }) => !intents.some((intent) => intent.area === area)),
  ...intents.flatMap(({ area, release }) =>
    release ? [{ area, release: release.id, descriptor: release.descriptor }] : [],
  ),
];

function withCommands(
  { details, gate }: ReleaseError,
  after: readonly RunningRelease[],
  kept: ReadonlyMap<string, OperatorDecision>,
): ReleaseError {
  const unfit = after.filter(
    ({ area, descriptor }) =>
      kept.has(area) &&
      checkBeside(
        descriptor,
        after.filter((other) => other.area !== area).map((other) => other.descriptor),
      ).some(({ verdict }) => verdict !== 'compatible'),
  );
  const shell = unfit.find(({ area }) => area === SHELL_AREA);
  const named = shell ? [shell] : unfit;
  if (named.length === 0)
    return new ReleaseError(
      'GATE_REFUSED',
      'These builds do not fit together. Nothing was changed; build them again, or unpack the version again.',
      details,
      gate,
    );
  const held = named.map(({ area, release }) => `${area} ${release} (${kept.get(area)?.why ?? ''})`);
  const commands = named.map(({ area }) => {
    const built = kept.get(area)?.built;
    const move = built ? `activate ${area} ${built} --force` : `retire ${area}`;
    return `${commandOf('release')} ${move} --reason "does not fit"`;
  });
  return new ReleaseError(
    'GATE_REFUSED',
    `These builds do not fit ${held.join(', ')}. Nothing was changed. Type this, then try again: ${commands.join(' && ')}`,
    details,
    gate,
  );
}
