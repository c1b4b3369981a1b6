import { createHash } from 'node:crypto';
import { rspack, type Compilation, type Compiler } from '@rspack/core';

/** Placeholder of the id until it is known, of the same length. */
export const BUILD_ID = '__build_id__';

const NAME = 'BuildIdPlugin';
/** What the manifest plugin writes besides its manifest: the same once more. */
const STATS = 'mf-stats.json';
const MANIFEST = 'mf-manifest.json';
const TEXT = /\.(js|css)$/;

/**
 * Gives a production build its id, twelve hex digits, in place of every BUILD_ID: the hash of the scripts and style
 * sheets with the place of the id left open, and of `statement`. So it says what was built: a source, a package or a
 * setting that changes the output changes the id, and one that does not leaves it.
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
      // When the scripts are minified, and before files are named by their hash and hashed for integrity.
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

/** The id of a finished production build. */
export function buildIdOf(compilation: Compilation): string {
  return ids.get(compilation)?.() ?? '';
}

function buildId(compilation: Compilation, statement: string): string {
  const assets = compilation.getAssets().filter(({ name }) => TEXT.test(name));
  // Names carry a hash of the sources still, comments and all: it is no part of the output.
  const hashes = assets.flatMap(({ info }) => info.contenthash ?? []);
  const named = new RegExp(hashes.length > 0 ? hashes.join('|') : /$^/, 'g');
  const texts = assets
    .map(({ name, source }) => `${name}\0${source.source().toString()}`.replace(named, ''))
    .sort();
  const hash = createHash('sha256').update(statement);
  // Separators keep "ab"+"c" and "a"+"bc" apart.
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

/** The manifest plugin lists modules in the order of their absolute paths, which differs between checkouts. */
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
