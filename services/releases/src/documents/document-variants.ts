import { hash } from 'node:crypto';
import {
  MAX_PAGE_NAVIGATION,
  SHELL_AREA,
  type ActiveArea,
  type AreaOverride,
  type PreviewedRelease,
  type DocumentIndex,
  type ReleaseDescriptor,
  type ReleaseDocument,
  type ReleaseFiles,
  type ResolvedDocument,
  type RetiredArea,
  type SignedDocument,
} from '@danqing/contracts/releases';
import { AppError, BoundedMap } from '@danqing/nest-kit';
import { fitsShell } from '../gate/check-beside.ts';
import { bucketOf } from './bucket.ts';
import { documentChanges } from './document-changes.ts';
import { overrideAreas } from './override-areas.ts';
import { checkPreview, markPreviewed, previewAreas } from './preview-areas.ts';
import type { PointedArea, PointedAreas, ReleaseOf } from './read-pointed-areas.ts';
import type { ReleaseKey } from './release-key.ts';

const MAX_VARIANTS = 256;
const VARIANT_CHARACTERS = 12;

/** Texts of complete documents by the name under which pages ask for them. */
export type DocumentIndexes = BoundedMap<string, string>;

/** Builds the documents of all visitors at one moment, one per combination of canaries in use. */
export class DocumentVariants {
  readonly sequence: number;
  readonly #environment: string;
  readonly #areas: readonly PointedArea[];
  readonly #retired: readonly RetiredArea[];
  readonly #canaries: readonly { area: string; weight: number }[];
  readonly #key: ReleaseKey;
  readonly #indexes: DocumentIndexes;
  readonly #previews = new BoundedMap<string, boolean>(MAX_VARIANTS);
  readonly #kept = new BoundedMap<string, ResolvedDocument>(MAX_VARIANTS);

  /** @param indexes receives the complete documents that pages name */
  constructor(
    environment: string,
    { sequence, areas, retired }: PointedAreas,
    key: ReleaseKey,
    indexes: DocumentIndexes,
  ) {
    this.#indexes = indexes;
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
      const released = this.#document(new Set(chosen), this.#areas);
      return released && this.#resolved(overrideAreas(released, overrides), false);
    }
    const kept = this.#kept.get(chosen.join(' '));
    if (kept) return kept;
    const document = this.#document(new Set(chosen), this.#areas);
    if (!document) return null;
    const resolved = { ...this.#resolved(document, true), variant: variantName(chosen) };
    this.#kept.set(chosen.join(' '), resolved);
    return resolved;
  }

  /**
   * Returns the document with some areas in published releases, whatever their pointers say. All others are
   * stable. It is not cached, because it serves one page.
   *
   * @throws {AppError} PREVIEW_INCOMPATIBLE
   */
  preview(
    previewed: readonly PreviewedRelease[],
    overrides: readonly AreaOverride[] = [],
  ): ResolvedDocument | null {
    const areas = previewAreas(this.#areas, previewed);
    if (!this.#fits(areas, previewed)) throw new AppError('PREVIEW_INCOMPATIBLE');
    const released = this.#document(new Set(), areas);
    if (!released) return null;
    const document = overrideAreas(markPreviewed(released, previewed), overrides);
    return { ...this.#resolved(document, false), canaries: false };
  }

  #fits(areas: readonly PointedArea[], previewed: readonly PreviewedRelease[]): boolean {
    const key = previewed.map(({ area, release }) => `${area}/${release}`).join(' ');
    const fits = this.#previews.get(key) ?? checkPreview(areas, previewed).verdict === 'compatible';
    this.#previews.set(key, fits);
    return fits;
  }

  #resolved(document: ReleaseDocument, hasIndex: boolean): ResolvedDocument {
    const signed = this.#sign(document);
    const pages = new Map<string | null, SignedDocument>();
    const changes = new WeakMap<ResolvedDocument, SignedDocument>();
    const canaryAreas = new Set(this.#canaries.map(({ area }) => area));
    const index = hasIndex ? indexOf(document, signed.text) : null;
    if (index) this.#indexes.set(index.file, signed.text);
    return {
      document,
      ...signed,
      canaries: this.#canaries.length > 0,
      variant: '',
      forPage: (area) => {
        if (!index) return signed;
        const known = pages.get(area) ?? this.#sign(pageDocument(document, index, area));
        pages.set(area, known);
        return known;
      },
      canaryAreas,
      changesSince: (earlier) => {
        if (!index) return signed;
        const known =
          changes.get(earlier) ?? this.#sign(documentChanges({ document, index, canaryAreas }, earlier));
        changes.set(earlier, known);
        return known;
      },
    };
  }

  #sign(document: ReleaseDocument): SignedDocument {
    return this.#key.sign(JSON.stringify(document).replaceAll('<', '\\u003c'));
  }

  #document(canaries: ReadonlySet<string>, areas: readonly PointedArea[]): ReleaseDocument | null {
    const shell = areas.find(({ area }) => area === SHELL_AREA);
    if (!shell) return null;
    const { descriptor } = selectRelease(shell, canaries);
    return {
      environment: this.#environment,
      sequence: this.sequence,
      shell: toActiveArea(shell, canaries, () => true),
      areas: areas
        .filter((area) => area !== shell)
        .map((area) => toActiveArea(area, canaries, (fallback) => fitsShell(descriptor, fallback))),
      ...(this.#retired.length > 0 && { retired: [...this.#retired] }),
    };
  }
}

/** Returns a short name, because browsers send it with every request. */
const variantName = (areas: readonly string[]): string =>
  areas.length > 0 ? hash('sha256', areas.join(' '), 'base64url').slice(0, VARIANT_CHARACTERS) : '';

function indexOf(document: ReleaseDocument, text: string): DocumentIndex {
  const navigation = [document.shell, ...document.areas]
    .flatMap(({ manifest }) => manifest.navigation)
    .sort((a, b) => a.order - b.order);
  return {
    file: hash('sha256', text),
    integrity: `sha384-${hash('sha384', text, 'base64')}`,
    navigation: navigation.slice(0, MAX_PAGE_NAVIGATION),
  };
}

const pageDocument = (
  { environment, sequence, shell, areas }: ReleaseDocument,
  index: DocumentIndex,
  area: string | null,
): ReleaseDocument => ({
  environment,
  sequence,
  shell,
  areas: areas.filter((known) => known.area === area),
  index,
});

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
