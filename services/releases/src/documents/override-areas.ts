import {
  SHELL_AREA,
  type ActiveArea,
  type AreaOverride,
  type ReleaseDocument,
  type ReleaseFiles,
} from '@danqing/contracts/releases';

/** Placeholder release and build id of an area served from its sources. */
const DEVELOPMENT = 'development';

/**
 * Returns the document with some areas replaced by development servers. Their files have plain names and no
 * hashes.
 */
export function overrideAreas(
  document: ReleaseDocument,
  overrides: readonly AreaOverride[],
): ReleaseDocument {
  const overrideOf = (area: string) => overrides.find((override) => override.area === area);
  const replace = (released: ActiveArea): ActiveArea => {
    const override = overrideOf(released.area);
    return override ? overriddenArea(override, released) : released;
  };
  const known = new Set([document.shell, ...document.areas].map(({ area }) => area));
  const added = overrides
    .filter(({ area, manifest }) => manifest !== null && !known.has(area))
    .map((override) => overriddenArea(override, null));
  return {
    ...document,
    shell: replace(document.shell),
    areas: [...document.areas.map(replace), ...added],
  };
}

function overriddenArea(
  { area, origin, manifest, fallsBack }: AreaOverride,
  released: ActiveArea | null,
): ActiveArea {
  const shell = area === SHELL_AREA;
  return {
    area,
    release: DEVELOPMENT,
    build: DEVELOPMENT,
    container: shell ? '' : `${area.replaceAll('-', '_')}_${DEVELOPMENT}`,
    base: `${origin}/`,
    scripts: shell ? ['vendor.js', 'main.js'] : ['remoteEntry.js'],
    styles: shell ? ['css/main.css'] : [],
    integrity: {},
    manifest: manifest ?? released!.manifest,
    channel: 'override',
    // A developer who repairs a killed area must see it.
    killed: false,
    fallback: fallsBack && released && !released.killed ? filesOf(released) : null,
  };
}

const filesOf = ({
  release,
  build,
  container,
  base,
  scripts,
  styles,
  integrity,
}: ActiveArea): ReleaseFiles => ({
  release,
  build,
  container,
  base,
  scripts,
  styles,
  integrity,
});
