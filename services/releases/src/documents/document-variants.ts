import {
  SHELL_AREA,
  type ActiveArea,
  type AreaOverride,
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
import type { PointedArea, PointedAreas, ReleaseOf } from './read-pointed-areas.ts';
import type { ReleaseKey } from './release-key.ts';

const MAX_VARIANTS = 256;

/** Builds the documents of all visitors at one moment, one per combination of canaries in use. */
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
    this.#canaries = areas.flatMap(({ area, pointer: { canary, killed } }) =>
      canary && !killed ? [{ area, weight: canary.weight }] : [],
    );
  }

  /**
   * Returns the document of a visitor, cached per combination of canaries, or null while no shell is active.
   * A document with overrides is not cached, because it serves one page.
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
    const { descriptor } = selectRelease(shell, canaries);
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

/** Returns the document entry of a release as if it were stable, without a fallback. */
export function toCandidateArea(area: string, release: string, descriptor: ReleaseDescriptor): ActiveArea {
  const stable = { release, descriptor };
  const pointer = { stable: release, canary: null, killed: false };
  return toActiveArea({ area, pointer, stable, canary: null, previous: null }, new Set(), () => false);
}

const selectRelease = ({ area, stable, canary }: PointedArea, canaries: ReadonlySet<string>): ReleaseOf =>
  canary && canaries.has(area) ? canary : stable;

function toActiveArea(
  pointed: PointedArea,
  canaries: ReadonlySet<string>,
  fits: (fallback: ReleaseDescriptor) => boolean,
): ActiveArea {
  const { area, pointer, stable, previous } = pointed;
  const chosen = selectRelease(pointed, canaries);
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
