import { SHELL_AREA, type ReleaseDescriptor } from '@danqing/contracts';
import { parseShellContract, satisfiesContract } from './contract-range.ts';
import { ReleaseError } from './release-error.ts';

/** Throws a ReleaseError when a release cannot stand beside the active releases of the other areas. */
export function checkActivation(candidate: ReleaseDescriptor, others: readonly ReleaseDescriptor[]): void {
  checkContract(candidate, others);
  checkRoutes(candidate, others);
  checkNavigation(candidate, others);
}

function checkContract(candidate: ReleaseDescriptor, others: readonly ReleaseDescriptor[]): void {
  const isShell = candidate.manifest.area === SHELL_AREA;
  const shell = isShell ? candidate : others.find((other) => other.manifest.area === SHELL_AREA);
  if (!shell)
    throw new ReleaseError(
      'SHELL_NOT_ACTIVE',
      'No shell is active, so nobody knows whether the area fits it. Activate a shell first.',
    );
  const provided = parseShellContract(shell);
  const areas = isShell ? others : [candidate];
  const unsatisfied = areas.filter(
    (area) => !provided || !satisfiesContract(area.manifest.contract, provided),
  );
  if (unsatisfied.length > 0) {
    throw new ReleaseError(
      'CONTRACT_UNSATISFIED',
      `The shell provides contract ${shell.manifest.contract}, which does not satisfy:`,
      unsatisfied.map(({ manifest }) => `${manifest.area} asks for ${manifest.contract}`),
    );
  }
}

function checkRoutes(candidate: ReleaseDescriptor, others: readonly ReleaseDescriptor[]): void {
  const owners = new Map(
    others.flatMap(({ manifest }) =>
      manifest.routes.map(({ path }) => [patternShape(path), `${manifest.area} has ${path}`]),
    ),
  );
  const conflicts = candidate.manifest.routes.flatMap(({ path }) => {
    const owner = owners.get(patternShape(path));
    return owner ? [`${path}: ${owner}`] : [];
  });
  if (conflicts.length > 0)
    throw new ReleaseError('ROUTE_CONFLICT', 'Routes that another area has already:', conflicts);
}

function checkNavigation(candidate: ReleaseDescriptor, others: readonly ReleaseDescriptor[]): void {
  const owners = new Map(
    others.flatMap(({ manifest }) => manifest.navigation.map(({ id }) => [id, manifest.area])),
  );
  const conflicts = candidate.manifest.navigation.flatMap(({ id }) => {
    const owner = owners.get(id);
    return owner ? [`${id}: ${owner}`] : [];
  });
  if (conflicts.length > 0)
    throw new ReleaseError(
      'NAVIGATION_CONFLICT',
      'Navigation items that another area has already:',
      conflicts,
    );
}

/** Two patterns of one shape match the same paths: parameters have no names, a trailing slash does not matter. */
function patternShape(path: string): string {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/');
}
