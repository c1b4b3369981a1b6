import type { SecurityLogEntry } from '@danqing/contracts/operators';
import type { ListedOperator } from '../operator/operator.queries.ts';

export function describeOperators(operators: readonly ListedOperator[]): string {
  if (operators.length === 0) return 'No named operators yet; the shared token is valid.\n';
  const lines = operators.map(
    ({ name, created_by, created_at, revoked_by, revoked_at, second_factor }) =>
      `${name}  since ${created_at.toISOString()} by ${created_by}, ${
        revoked_at ? `revoked ${revoked_at.toISOString()} by ${revoked_by}` : secondFactor(second_factor)
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
