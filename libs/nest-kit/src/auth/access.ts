import {
  applyDecorators,
  createParamDecorator,
  SetMetadata,
  UseGuards,
  type ExecutionContext,
} from '@nestjs/common';
import type { AuthenticatedUser } from '@danqing/contracts';
import { MembersGuard, type MemberRequest } from './members.guard.ts';

export const ACCESS = 'danqing:access';

/** The endpoint, or every endpoint of the controller, answers whoever asks. */
export const Public = () => SetMetadata(ACCESS, 'public');

/**
 * The endpoint, or every endpoint of the controller, answers signed-in members only; others get UNAUTHENTICATED.
 * The module must import the one that exports IDENTITY_PORT.
 */
export const Members = () => applyDecorators(SetMetadata(ACCESS, 'members'), UseGuards(MembersGuard));

/** The member who asks: `{userId, sessionId}`. Only for endpoints of `@Members()`. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): AuthenticatedUser => {
    const { user } = context.switchToHttp().getRequest<MemberRequest>();
    if (!user) throw new Error('@CurrentUser() stands in an endpoint without @Members()');
    return user;
  },
);
