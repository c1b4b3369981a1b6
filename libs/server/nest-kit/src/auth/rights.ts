import { EVERY, hasRight, type Grant, type SecurityLogPort } from '@danqing/contracts/operators';
import { SetMetadata } from '@nestjs/common';
import { AppError } from '../errors/app-error.ts';
import { clientAddress } from '../http/client-address.ts';
import type { OperatorRequest } from './operator-access.ts';

export const RIGHT = 'danqing:operator-right';

const ANY_OPERATOR = 'any operator';
export type StatedRight = { right: Grant['right']; parameter: string | null } | typeof ANY_OPERATOR;

/**
 * Names the right that an endpoint or controller of operators needs. Endpoints without it, and without
 * `@AnyOperator()`, need every right.
 *
 * @param parameter name of the path parameter that holds the area; without it the right is needed for the site
 */
export const NeedsRight = (right: Grant['right'], parameter: string | null = null) =>
  SetMetadata(RIGHT, { right, parameter } satisfies StatedRight);

/** Lets every operator call an endpoint. Its handler calls `requireRight`, or answers only what they may read. */
export const AnyOperator = () => SetMetadata(RIGHT, ANY_OPERATOR satisfies StatedRight);

/** Returns the right that a request needs, or null if the handler decides. */
export function neededRight(stated: StatedRight | undefined, parameters: unknown): Grant | null {
  if (stated === ANY_OPERATOR) return null;
  const { right, parameter } = stated ?? { right: EVERY, parameter: null };
  const area = parameter === null ? EVERY : (parameters as Record<string, string>)[parameter];
  return { area: area ?? EVERY, right };
}

/**
 * Refuses an operator who lacks the right, and records the refusal.
 *
 * @throws {AppError} RIGHT_REQUIRED with the area and the right
 */
export function requireRight(request: OperatorRequest, needs: Grant, log: SecurityLogPort | undefined): void {
  const { operator } = request;
  if (!operator) throw new Error('a right needs an operator');
  if (hasRight(operator.grants, needs.area, needs.right)) return;
  log?.record({
    action: 'operator-access',
    result: 'refused',
    actor: operator.actor,
    address: clientAddress(request),
    subject: needs.area === EVERY ? 'site' : `area ${needs.area}`,
    detail: `lacks the right ${needs.right}`,
    trace: request.id,
  });
  throw new AppError('RIGHT_REQUIRED', { needs });
}
