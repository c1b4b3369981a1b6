import {
  applyDecorators,
  createParamDecorator,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
  type Type,
} from '@nestjs/common';
import { OPERATOR_HEADER, type AuthenticatedUser } from '@danqing/contracts';
import { AppError } from '../errors/app-error.ts';
import { MembersGuard, type MemberRequest } from './members.guard.ts';
import { OperatorsGuard, type OperatorRequest } from './operators.guard.ts';

export const ACCESS = 'danqing:access';

/** The endpoint, or every endpoint of the controller, answers whoever asks. */
export const Public = () => SetMetadata(ACCESS, 'public');

/** The endpoint, or every endpoint of the controller, answers whom the guard lets in; `who` names them. */
export const GuardedBy = (who: string, guard: Type<CanActivate>) =>
  applyDecorators(SetMetadata(ACCESS, who), UseGuards(guard));

/**
 * The endpoint, or every endpoint of the controller, answers signed-in members only; others get UNAUTHENTICATED.
 * The module must import the one that exports IDENTITY_PORT.
 */
export const Members = () => GuardedBy('members', MembersGuard);

/**
 * The endpoint, or every endpoint of the controller, answers whoever has the operator token; others get UNAUTHENTICATED,
 * and RATE_LIMITED when they guess. The module must provide OPERATOR_ACCESS.
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

/** Who acts, `operator <name>`; a request that names nobody gets INPUT_INVALID. Only for endpoints of `@Operators()`. */
export const CurrentOperator = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { operator } = context.switchToHttp().getRequest<OperatorRequest>();
  if (operator === undefined)
    throw new Error('@CurrentOperator() stands in an endpoint without @Operators()');
  if (operator === null) throw new AppError('INPUT_INVALID', { field: OPERATOR_HEADER });
  return `operator ${operator}`;
});
