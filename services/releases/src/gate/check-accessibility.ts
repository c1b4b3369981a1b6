import type { GateCheck } from '@danqing/contracts/releases';
import type { PageViolations, Violation } from '../plane/smoke-check.ts';

const NAMED = 3;

/**
 * Refuses serious violations of accessibility rules that the stable release does not have on the same page.
 * Without a result of both, the check passes, and its reason names what was not compared.
 */
export function checkAccessibility(pages: readonly PageViolations[]): GateCheck {
  const problems: string[] = [];
  const notes: string[] = [];
  for (const { path, found, stable } of pages) {
    if (found === null) {
      notes.push(`${path} could not be examined in time`);
      continue;
    }
    const fresh = newViolations(found, stable ?? []);
    if (fresh.length === 0) continue;
    const problem = `${path}: ${describe(fresh)}`;
    if (stable === null) notes.push(`${problem}, not compared with the stable release`);
    else problems.push(problem);
  }
  return {
    check: 'accessibility',
    verdict: problems.length > 0 ? 'incompatible' : 'compatible',
    reason: [...problems, ...notes].join('; '),
  };
}

/** Returns the violations whose kind is not known. */
export function newViolations(found: readonly Violation[], known: readonly Violation[]): Violation[] {
  const kinds = new Set(known.map(({ kind }) => kind));
  return found.filter(({ kind }) => !kinds.has(kind));
}

function describe(violations: readonly Violation[]): string {
  const named = violations.slice(0, NAMED).map(({ rule, help, element }) => `${help} (${rule}: ${element})`);
  const more = violations.length - NAMED;
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}
