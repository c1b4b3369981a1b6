import { SHELL_AREA, type ReleaseDescriptor, type ReleaseSource } from '@danqing/contracts/releases';
import { commandOf } from '@danqing/nest-kit/command-line';
import { selectRunningReleases, type RunningRelease } from '../database/event.queries.ts';
import { checkBeside } from '../gate/check-beside.ts';
import { movePointers, type AreaIntent, type Move } from '../moves/move-pointer.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { publishRelease } from '../publishing/publish-release.ts';
import { ReleaseError } from '../release/release-error.ts';
import { planShipment, START_REASON, type Kept, type Published, type ShippedArea } from './plan-shipment.ts';

/** A start cannot wait for a browser, and need not have one. The events say so. */
const noBrowser = () =>
  Promise.resolve({ check: 'smoke', verdict: 'unknown', reason: 'npm start opens no browser' } as const);
/** Several gateways may start at once, and ship the same builds. */
const TRIES = 3;

export interface ShipRequest {
  /** Build folders of one version: that of its shell, and those of all its areas. */
  folders: readonly string[];
  actor: string;
  /** Where the sources of a folder come from. */
  source?: ((folder: string) => ReleaseSource | undefined) | undefined;
}

export interface Shipment {
  areas: ShippedArea[];
  /** The moves that were made, in order. */
  moves: Move[];
}

/** What became of each area, a line for each. */
export const describeShipment = (areas: readonly ShippedArea[]): string[] =>
  areas.map(({ area, release, outcome }) => `${area} ${release} ${outcome}`);

/**
 * Publishes the builds of one version and activates them as one set: shell and areas together, without the areas of other
 * starts that this version lacks. What an operator decided stays: a release that was rolled back, replaced, quarantined or
 * made a canary is not activated, and an area that an operator retired, or activated from elsewhere, stays as it is.
 * Throws a ReleaseError that says what to type when that does not fit together; then nothing has moved.
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

/** Publishes side by side, as compression takes most of the time. Waits for all of them also if one is refused. */
async function publishAll(
  plane: ReleasePlane,
  { folders, actor, source }: ShipRequest,
): Promise<Published[]> {
  const results = await Promise.allSettled(
    folders.map((folder) => publishRelease(plane, { folder, publisher: actor, source: source?.(folder) })),
  );
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}

async function activateSet(
  plane: ReleasePlane,
  published: readonly Published[],
  actor: string,
): Promise<Shipment> {
  const { intents, areas, kept } = await planShipment(plane, published);
  const running = await selectRunningReleases(plane.database, plane.environment);
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
      { actor, reason: START_REASON, force: ['smoke'] },
      intents,
    );
    return { areas, moves: moves.filter(({ event }) => event !== null) };
  } catch (error) {
    if (!(error instanceof ReleaseError) || error.code !== 'GATE_REFUSED') throw error;
    throw whatToType(error, after, kept);
  }
}

/** What visitors get once the set has moved. */
const sidesAfter = (running: readonly RunningRelease[], intents: readonly AreaIntent[]): RunningRelease[] => [
  ...running.filter(({ area }) => !intents.some((intent) => intent.area === area)),
  ...intents.flatMap(({ area, release }) =>
    release ? [{ area, release: release.id, descriptor: release.descriptor }] : [],
  ),
];

/** The refusal with the command that ends what an operator decided and does not fit. */
function whatToType(
  { details, gate }: ReleaseError,
  after: readonly RunningRelease[],
  kept: ReadonlyMap<string, Kept>,
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
