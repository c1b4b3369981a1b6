import {
  applyDecorators,
  createParamDecorator,
  SetMetadata,
  UseGuards,
  type ExecutionContext,
} from '@nestjs/common';
import type { AuthenticatedUser, ErrorCode } from '@danqing/contracts';
import { MembersGuard, OptionalMemberGuard, REFUSAL, type MemberRequest } from './members.guard.ts';

export const ACCESS = 'danqing:access';

/** The endpoint, or every endpoint of the controller, answers whoever asks. */
export const Public = () => SetMetadata(ACCESS, 'public');

/**
 * The endpoint, or every endpoint of the controller, answers signed-in members only; others get `refusal`, a code of
 * kind `unauthenticated`. The module must import the one that exports IDENTITY_PORT.
 */
export const Members = (refusal: ErrorCode = 'UNAUTHENTICATED') =>
  applyDecorators(SetMetadata(ACCESS, 'members'), SetMetadata(REFUSAL, refusal), UseGuards(MembersGuard));

/**
 * The endpoint answers whoever asks, and may answer a signed-in member differently: `@CurrentUserOrNull()` tells who
 * asks. A token that is not of a live session counts as none. The module must import the one that exports IDENTITY_PORT.
 */
export const OptionalMember = () =>
  applyDecorators(SetMetadata(ACCESS, 'public'), UseGuards(OptionalMemberGuard));

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
