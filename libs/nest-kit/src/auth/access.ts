import {
  applyDecorators,
  createParamDecorator,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
  type Type,
} from '@nestjs/common';
import type { ErrorCode } from '@danqing/contracts/errors';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import { MembersGuard, OptionalMemberGuard, REFUSAL, type MemberRequest } from './members.guard.ts';
import { OperatorsGuard, type OperatorRequest } from './operators.guard.ts';

export const ACCESS = 'danqing:access';

/** Metadata: the gateway that passes a request on authenticates the member. */
export const MEMBER_KNOWN = 'danqing:member-known';

/** The endpoint, or every endpoint of the controller, is public. */
export const Public = () => SetMetadata(ACCESS, 'public');

/** The endpoint, or every endpoint of the controller, answers whom the guard lets in; `who` names them. */
export const GuardedBy = (who: string, guard: Type<CanActivate>) =>
  applyDecorators(SetMetadata(ACCESS, who), UseGuards(guard));

/**
 * The endpoint, or every endpoint of the controller, answers signed-in members only; others get `refusal`, a code of
 * kind `unauthenticated`. The module must import the one that exports IDENTITY_PORT.
 */
export const Members = (refusal: ErrorCode = 'UNAUTHENTICATED') =>
  applyDecorators(
    SetMetadata(REFUSAL, refusal),
    SetMetadata(MEMBER_KNOWN, true),
    GuardedBy('members', MembersGuard),
  );

/**
 * The endpoint is public, and may answer a signed-in member differently: `@CurrentUserOrNull()` tells who
 * asks. A bearer token that is not of a live session is refused with UNAUTHENTICATED; other credentials count as none. The
 * module must import the one that exports IDENTITY_PORT.
 */
export const OptionalMember = () =>
  applyDecorators(SetMetadata(MEMBER_KNOWN, true), GuardedBy('public', OptionalMemberGuard));

/**
 * The endpoint, or every endpoint of the controller, answers operators, by their token or their session in the console;
 * others get UNAUTHENTICATED, and RATE_LIMITED when they guess. OPERATOR_ACCESS must be provided; what is not GET is a
 * change, which may need the second factor, unless `@ActsAs()` says otherwise.
 */
export const Operators = () => GuardedBy('operators', OperatorsGuard);

/** The member who asks: `{userId, sessionId}`. Only for endpoints of `@Members()`. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): AuthenticatedUser => {
    const { user } = context.switchToHttp().getRequest<MemberRequest>();
    if (!user) throw new Error('@CurrentUser() stands in an endpoint without @Members()');
    return user;
  },
);

/** The member who asks, or null for a visitor. Only for endpoints of `@OptionalMember()`. */
export const CurrentUserOrNull = createParamDecorator(
  (_: unknown, context: ExecutionContext): AuthenticatedUser | null =>
    context.switchToHttp().getRequest<MemberRequest>().user ?? null,
);

/** Who acts, `operator <name>`, as their token says. Only for endpoints of `@Operators()`. */
export const CurrentOperator = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { operator } = context.switchToHttp().getRequest<OperatorRequest>();
  if (!operator) throw new Error('@CurrentOperator() stands in an endpoint without @Operators()');
  return operator.actor;
});
