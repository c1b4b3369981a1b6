import {
  externalLinkProblems,
  navigationProblems,
  reservedNameProblems,
  reservedRouteProblems,
  SHELL_AREA,
  type GateCheck,
  type ReleaseDescriptor,
} from '@danqing/contracts/releases';
import { toCheck, type Findings } from './gate-result.ts';
import { satisfiesRange, shellContract } from '../release/version-range.ts';

export type Side = Pick<ReleaseDescriptor, 'manifest' | 'shared' | 'externalRuntime'>;

type PairCheck = 'shared' | 'external-runtime' | 'contract';

/**
 * Checks a release against the running releases of the other areas, canaries included. It covers the area's
 * requirements on the shell, and routes and navigation that conflict or are reserved.
 *
 * @param isNew also limits the navigation. Releases that visitors had before must stay a target of rollbacks.
 */
export function checkBeside(
  candidate: Side,
  others: readonly Side[],
  { isNew = false }: { isNew?: boolean } = {},
): GateCheck[] {
  const { shells, areas } = sides(candidate, others);
  const pairs: GateCheck[] = (['shared', 'external-runtime', 'contract'] as const).map((check) => {
    if (shells.length === 0)
      return toCheck(check, {
        incompatible: [],
        unknown: ['no shell is active, so nobody knows whether the area fits it'],
      });
    const findings = shells.flatMap((shell) => areas.map((area) => PAIR_CHECKS[check](shell, area)));
    return toCheck(check, {
      incompatible: unique(findings.flatMap((found) => found.incompatible)),
      unknown: unique(findings.flatMap((found) => found.unknown)),
    });
  });
  return [...pairs, checkRoutes(candidate, others), checkNavigation(candidate, others, isNew)];
}

const fits = new WeakMap<Side, WeakMap<Side, boolean>>();

/** Remembers its results, because every new document compares the shell with all areas. */
export function fitsShell(shell: Side, area: Side): boolean {
  const known = fits.get(shell) ?? new WeakMap<Side, boolean>();
  fits.set(shell, known);
  const result = known.get(area) ?? comparePair(shell, area);
  known.set(area, result);
  return result;
}

function comparePair(shell: Side, area: Side): boolean {
  return Object.values(PAIR_CHECKS).every((check) => {
    const { incompatible, unknown } = check(shell, area);
    return incompatible.length === 0 && unknown.length === 0;
  });
}

function sides(candidate: Side, others: readonly Side[]) {
  return candidate.manifest.area === SHELL_AREA
    ? { shells: [candidate], areas: others }
    : { shells: others.filter(({ manifest }) => manifest.area === SHELL_AREA), areas: [candidate] };
}

const PAIR_CHECKS: Record<PairCheck, (shell: Side, area: Side) => Findings> = {
  shared(shell, { manifest, shared }) {
    const findings: Findings = { incompatible: [], unknown: [] };
    for (const [name, range] of Object.entries(shared)) {
      const version = Object.hasOwn(shell.shared, name) ? shell.shared[name] : undefined;
      const satisfied = version === undefined ? false : satisfiesRange(range, version);
      const sentence = `${manifest.area} asks for ${name} ${range}, the shell provides ${version ?? 'none'}`;
      if (satisfied === false) findings.incompatible.push(sentence);
      if (satisfied === null) findings.unknown.push(`${sentence}: not a form that can be compared`);
    }
    return findings;
  },
  'external-runtime'(shell, { manifest, externalRuntime }) {
    const brings = shell.externalRuntime;
    const findings: Findings = { incompatible: [], unknown: [] };
    if (brings === true || externalRuntime === false) return findings;
    if (brings === false && externalRuntime === true)
      findings.incompatible.push(
        `${manifest.area} takes the federation runtime from the shell, which brings none`,
      );
    else if (brings === undefined)
      findings.unknown.push('the shell does not state whether it brings the federation runtime');
    else findings.unknown.push(`${manifest.area} does not state whether it needs the federation runtime`);
    return findings;
  },
  contract(shell, { manifest }) {
    const provided = shellContract(shell);
    const satisfied = provided && satisfiesRange(manifest.contract, provided);
    const sentence = `${manifest.area} asks for ${manifest.contract}, the shell provides ${shell.manifest.contract}`;
    return {
      incompatible: satisfied === false ? [sentence] : [],
      unknown: satisfied === null ? [`${sentence}: not a form that can be compared`] : [],
    };
  },
};

function checkRoutes(candidate: Side, others: readonly Side[]): GateCheck {
  const owned = others.flatMap(({ manifest }) =>
    manifest.routes.map(({ path }) => ({ area: manifest.area, path })),
  );
  const taken = candidate.manifest.routes.flatMap(({ path }) => {
    const owner = owned.find((other) => overlap(path, other.path));
    return owner ? [`${path}: ${owner.area} has ${owner.path}`] : [];
  });
  const { manifest } = candidate;
  return toCheck('routes', {
    incompatible: [...reservedNameProblems(manifest), ...reservedRouteProblems(manifest), ...taken],
    unknown: [],
  });
}

function checkNavigation(candidate: Side, others: readonly Side[], isNew: boolean): GateCheck {
  const owners = new Map(
    others.flatMap(({ manifest }) => manifest.navigation.map(({ id }) => [id, manifest.area])),
  );
  const taken = candidate.manifest.navigation.flatMap(({ id }) => {
    const owner = owners.get(id);
    return owner ? [`${id}: ${owner} has it`] : [];
  });
  const problemsOf = isNew ? navigationProblems : externalLinkProblems;
  return toCheck('navigation', {
    incompatible: [...problemsOf(candidate.manifest), ...taken],
    unknown: [],
  });
}

/**
 * Returns whether some path matches both patterns. Within one area the literal pattern wins, but between two
 * areas one would capture the other's page.
 */
function overlap(one: string, other: string): boolean {
  const [parts, others] = [segments(one), segments(other)];
  return (
    parts.length === others.length &&
    parts.every((part, index) => {
      const beside = others[index] ?? '';
      return part === beside || part.startsWith(':') || beside.startsWith(':');
    })
  );
}

const segments = (path: string) => path.split('/').filter((segment) => segment !== '');
const unique = (values: readonly string[]) => [...new Set(values)];
