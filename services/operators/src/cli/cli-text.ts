import { EVERY, type Grant, type SecurityLogEntry } from '@danqing/contracts/operators';
import type { ListedOperator } from '../operator/operator.queries.ts';

export function describeOperators(operators: readonly ListedOperator[]): string {
  if (operators.length === 0) return 'No named operators yet; the shared token is valid.\n';
  const lines = operators.map(
    ({ name, created_by, created_at, revoked_by, revoked_at, second_factor, grants }) =>
      `${name}  since ${created_at.toISOString()} by ${created_by}, ${
        revoked_at
          ? `revoked ${revoked_at.toISOString()} by ${revoked_by}`
          : `${secondFactor(second_factor)}, ${describeGrants(grants)}`
      }`,
  );
  return `${lines.join('\n')}\n`;
}

const secondFactor = (has: boolean) => (has ? 'second factor' : 'no second factor');

export function describeEntries(entries: readonly SecurityLogEntry[]): string {
  if (entries.length === 0) return 'No matching entries.\n';
  const lines = entries.map(({ at, count, action, result, actor, address, subject, detail }) =>
    [
      at,
      count > 1 ? `${count}x` : null,
      result,
      action,
      actor,
      address && `from ${address}`,
      subject,
      detail && `(${detail})`,
    ]
      .filter((part) => part !== null)
      .join('  '),
  );
  return `${lines.join('\n')}\n`;
}

/** Groups grants by area, such as `palettes: canary, rollback; shell: activate`. */
export function describeGrants(grants: readonly Grant[]): string {
  if (grants.length === 0) return 'no rights';
  const areas = [...new Set(grants.map(({ area }) => area))];
  return areas
    .map((area) => {
      const rights = grants.filter((grant) => grant.area === area).map(({ right }) => right);
      const named = rights.includes(EVERY) ? 'every right' : rights.join(', ');
      return `${area === EVERY ? 'every area' : area}: ${named}`;
    })
    .join('; ');
}
