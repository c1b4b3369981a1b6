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
import type { OperatorRequest } from './operator-access.ts';
import { OperatorsGuard } from './operators.guard.ts';

export const ACCESS = 'danqing:access';

/**
 * Metadata key of endpoints that identify the member. A gateway that forwards their requests authenticates
 * the member first.
 */
export const IDENTIFIES_MEMBER = 'danqing:member-known';

/**
 * Declares an endpoint or controller as public. Endpoints without a declared access refuse every call
 * (`DeclaredAccessGuard`).
 */
export const Public = () => SetMetadata(ACCESS, 'public');

/**
 * Protects an endpoint or controller with a guard, and declares its access as `who`.
 *
 * @param who the group of callers, such as `members`; `routesOf` returns it as `access`
 */
export const GuardedBy = (who: string, guard: Type<CanActivate>) =>
  applyDecorators(SetMetadata(ACCESS, who), UseGuards(guard));

/**
 * Restricts an endpoint or controller to signed-in members. The module must import the module that exports
 * IDENTITY_PORT.
 *
 * @param refusal error code for visitors, of kind `unauthenticated`
 */
export const Members = (refusal: ErrorCode = 'UNAUTHENTICATED') =>
  applyDecorators(
    SetMetadata(REFUSAL, refusal),
    SetMetadata(IDENTIFIES_MEMBER, true),
    GuardedBy('members', MembersGuard),
  );

/**
 * Makes an endpoint public, and identifies a signed-in member for `@CurrentUserOrNull()`. An invalid bearer
 * token is refused with UNAUTHENTICATED; other credentials are ignored. The module must import the module
 * that exports IDENTITY_PORT.
 */
export const OptionalMember = () =>
  applyDecorators(SetMetadata(IDENTIFIES_MEMBER, true), GuardedBy('public', OptionalMemberGuard));

/**
 * Restricts an endpoint or controller to operators, authenticated by token or console session. Others get
 * UNAUTHENTICATED, or RATE_LIMITED after repeated wrong tokens. OPERATOR_ACCESS must be provided. Methods
 * other than GET count as changes, which may need the second factor; `@OperatorPurposeOf()` overrides this.
 * Without `@NeedsRight()` or `@AnyOperator()` an endpoint needs every right.
 */
export const Operators = () => GuardedBy('operators', OperatorsGuard);

/** Injects the signed-in member. Only for endpoints with `@Members()`. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): AuthenticatedUser => {
    const { user } = context.switchToHttp().getRequest<MemberRequest>();
    if (!user) throw new Error('@CurrentUser() stands in an endpoint without @Members()');
    return user;
  },
);

/** Injects the signed-in member, or null for a visitor. Only for endpoints with `@OptionalMember()`. */
export const CurrentUserOrNull = createParamDecorator(
  (_: unknown, context: ExecutionContext): AuthenticatedUser | null =>
    context.switchToHttp().getRequest<MemberRequest>().user ?? null,
);

export const CurrentOperator = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { operator } = context.switchToHttp().getRequest<OperatorRequest>();
  if (!operator) throw new Error('@CurrentOperator() stands in an endpoint without @Operators()');
  return operator.actor;
});
