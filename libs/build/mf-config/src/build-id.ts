import { createHash } from 'node:crypto';
import { rspack, type Compilation, type Compiler } from '@rspack/core';

/** Placeholder for the build id. It has the same length as the id. */
export const BUILD_ID = '__build_id__';

const NAME = 'BuildIdPlugin';
const STATS = 'mf-stats.json';
const MANIFEST = 'mf-manifest.json';
const TEXT = /\.(js|css)$/;

/**
 * Replaces every BUILD_ID of a production build with its id, twelve hex digits. The id is a hash of the
 * scripts and style sheets, without the id itself, and of `statement`. It changes only with the output, so a
 * source change without effect keeps the id.
 */
export class BuildIdPlugin {
  readonly #statement: string;

  constructor(statement: string) {
    this.#statement = statement;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      let id = '';
      const { processAssets } = compilation.hooks;
      const minified = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      processAssets.tap({ name: NAME, stage: minified }, () => {
        id = buildId(compilation, this.#statement);
        fillIn(compilation, TEXT, id);
      });
      const described = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
      processAssets.tap({ name: NAME, stage: described }, () => {
        fillIn(compilation, /^mf-manifest\.json$/, id);
        sortManifest(compilation);
        if (compilation.getAsset(STATS)) compilation.deleteAsset(STATS);
      });
      ids.set(compilation, () => id);
    });
  }
}

const ids = new WeakMap<Compilation, () => string>();

export function buildIdOf(compilation: Compilation): string {
  return ids.get(compilation)?.() ?? '';
}

function buildId(compilation: Compilation, statement: string): string {
  const assets = compilation.getAssets().filter(({ name }) => TEXT.test(name));
  // Remove content hashes from file names: they depend on source comments, which must not affect the id.
  const hashes = assets.flatMap(({ info }) => info.contenthash ?? []);
  const named = new RegExp(hashes.length > 0 ? hashes.join('|') : /$^/, 'g');
  const texts = assets
    .map(({ name, source }) => `${name}\0${source.source().toString()}`.replace(named, ''))
    .sort();
  const hash = createHash('sha256').update(statement);
  for (const text of texts) hash.update('\0').update(text);
  return hash.digest('hex').slice(0, BUILD_ID.length);
}

function fillIn(compilation: Compilation, names: RegExp, id: string): void {
  for (const { name, source } of compilation.getAssets()) {
    if (!names.test(name)) continue;
    const text = source.source().toString();
    if (text.includes(BUILD_ID))
      compilation.updateAsset(name, new rspack.sources.RawSource(text.replaceAll(BUILD_ID, id)));
  }
}

/**
 * The manifest plugin lists modules in the order of their absolute paths, which differs between checkouts.
 */
function sortManifest(compilation: Compilation): void {
  const source = compilation.getAsset(MANIFEST)?.source.source().toString();
  if (source === undefined) return;
  const manifest = JSON.parse(source) as Record<string, unknown>;
  for (const list of ['shared', 'exposes', 'remotes']) {
    const entries = manifest[list];
    if (Array.isArray(entries)) entries.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  }
  compilation.updateAsset(MANIFEST, new rspack.sources.RawSource(JSON.stringify(manifest, null, 2)));
}

const keyOf = (entry: unknown): string => JSON.stringify(entry);
