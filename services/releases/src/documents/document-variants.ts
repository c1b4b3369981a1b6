import {
  SHELL_AREA,
  type ActiveArea,
  type AreaOverride,
  type AreaPointer,
  type ReleaseDescriptor,
  type ReleaseDocument,
  type ReleaseFiles,
  type ResolvedDocument,
  type RetiredArea,
} from '@danqing/contracts/releases';
import { BoundedMap } from '@danqing/nest-kit';
import { fitsShell } from '../gate/check-beside.ts';
import { bucketOf } from './bucket.ts';
import { overrideAreas } from './override-areas.ts';
import type { PointedAreas } from './read-pointed-areas.ts';
import type { ReleaseKey } from './release-key.ts';

/** More canaries at once than this many variants are made anew now and then instead of being kept. */
const MAX_VARIANTS = 256;

interface ReleaseOf {
  release: string;
  descriptor: ReleaseDescriptor;
}

/** An area with the descriptors of what its pointer names. */
export interface PointedArea {
  area: string;
  pointer: AreaPointer;
  stable: ReleaseOf;
  canary: ReleaseOf | null;
  /** The release that a rollback would return to. */
  previous: ReleaseOf | null;
}

/** The documents of all visitors at one moment: one for each combination of canaries that some of them get. */
export class DocumentVariants {
  readonly sequence: number;
  readonly #environment: string;
  readonly #areas: readonly PointedArea[];
  readonly #retired: readonly RetiredArea[];
  readonly #canaries: readonly { area: string; weight: number }[];
  readonly #key: ReleaseKey;
  readonly #kept = new BoundedMap<string, ResolvedDocument>(MAX_VARIANTS);

  constructor(environment: string, { sequence, areas, retired }: PointedAreas, key: ReleaseKey) {
    this.#environment = environment;
    this.#retired = retired;
    this.sequence = sequence;
    this.#areas = areas;
    this.#key = key;
    // A killed area is served to no visitor, so neither is its canary.
    this.#canaries = areas.flatMap(({ area, pointer: { canary, killed } }) =>
      canary && !killed ? [{ area, weight: canary.weight }] : [],
    );
  }

  /**
   * The document of a visitor, the same object for all who get the same; null while no shell is active. One with overrides
   * is never kept: it is for one page.
   */
  resolve(visitor: string | null, overrides: readonly AreaOverride[] = []): ResolvedDocument | null {
    const chosen =
      visitor === null
        ? []
        : this.#canaries
            .filter(({ area, weight }) => bucketOf(visitor, area) < weight)
            .map(({ area }) => area);
    if (overrides.length > 0) {
      const released = this.#document(new Set(chosen));
      return released && this.#sign(overrideAreas(released, overrides));
    }
    const variant = chosen.join(' ');
    const kept = this.#kept.get(variant);
    if (kept) return kept;
    const document = this.#document(new Set(chosen));
    if (!document) return null;
    const resolved = this.#sign(document);
    this.#kept.set(variant, resolved);
    return resolved;
  }

  #sign(document: ReleaseDocument): ResolvedDocument {
    const text = JSON.stringify(document).replaceAll('<', '\\u003c');
    return { document, canaries: this.#canaries.length > 0, ...this.#key.sign(text) };
  }

  #document(canaries: ReadonlySet<string>): ReleaseDocument | null {
    const shell = this.#areas.find(({ area }) => area === SHELL_AREA);
    if (!shell) return null;
    const { descriptor } = given(shell, canaries);
    return {
      environment: this.#environment,
      sequence: this.sequence,
      shell: toActiveArea(shell, canaries, () => true),
      areas: this.#areas
        .filter((area) => area !== shell)
        .map((area) => toActiveArea(area, canaries, (fallback) => fitsShell(descriptor, fallback))),
      ...(this.#retired.length > 0 && { retired: [...this.#retired] }),
    };
  }
}

/** The entry of a release in documents if it were stable, without a fallback. */
export function toCandidateArea(area: string, release: string, descriptor: ReleaseDescriptor): ActiveArea {
  const stable = { release, descriptor };
  const pointer = { stable: release, canary: null, killed: false };
  return toActiveArea({ area, pointer, stable, canary: null, previous: null }, new Set(), () => false);
}

const given = ({ area, stable, canary }: PointedArea, canaries: ReadonlySet<string>): ReleaseOf =>
  canary && canaries.has(area) ? canary : stable;

function toActiveArea(
  pointed: PointedArea,
  canaries: ReadonlySet<string>,
  fits: (fallback: ReleaseDescriptor) => boolean,
): ActiveArea {
  const { area, pointer, stable, previous } = pointed;
  const chosen = given(pointed, canaries);
  const isCanary = chosen !== stable;
  const fallback = isCanary ? stable : previous;
  return {
    area,
    ...toFiles(area, chosen, chosen.descriptor.texts),
    manifest: chosen.descriptor.manifest,
    channel: isCanary ? 'canary' : 'stable',
    killed: pointer.killed,
    fallback: fallback && fits(fallback.descriptor) ? toFiles(area, fallback) : null,
  };
}

/** `texts`: that pages are to load first; those of a fallback, which is fetched in trouble alone, its own code finds. */
function toFiles(
  area: string,
  { release, descriptor }: ReleaseOf,
  texts?: ReleaseDescriptor['texts'],
): ReleaseFiles {
  const { build, container, scripts, styles, files } = descriptor;
  return {
    release,
    build,
    container,
    base: `areas/${area}/${release}/`,
    scripts,
    styles,
    ...(texts && { texts }),
    integrity: Object.fromEntries(
      [...scripts, ...styles, ...Object.values(texts ?? {})].map((path) => [path, files[path]!]),
    ),
  };
}
