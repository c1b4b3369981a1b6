import type { ErrorCode } from '@danqing/contracts/errors';
import type { AuthenticatedUser, IdentityPort } from '@danqing/contracts/identity';
import { identityPort } from '@danqing/contracts/ports';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { toldCaller } from '../http/caller.ts';
import { portToken } from '../ports/port-token.ts';

/** Injection token of the IdentityPort. */
export const IDENTITY_PORT = portToken(identityPort);

/** Metadata: the code that who is not signed in gets. */
export const REFUSAL = 'danqing:refusal';

export type MemberRequest = FastifyRequest & { user?: AuthenticatedUser };

/** RFC 6750 §2.1; longer credentials than any of ours are not even looked up. */
const BEARER = /^Bearer +([\w.~+/-]{1,512}=*)$/i;

/** The token that a request carries; null without a well-formed one. */
export const bearerToken = (request: FastifyRequest): string | null =>
  BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** Whether a request comes with a bearer token, well-formed or not. */
export const hasBearer = (request: FastifyRequest): boolean =>
  /^Bearer\b/i.test(request.headers.authorization ?? '');

/** The member whose live session the request shows, as the gateway tells it or the identity service knows it. */
export async function memberWhoAsks(
  identity: IdentityPort,
  request: FastifyRequest,
): Promise<AuthenticatedUser | null> {
  const told = toldCaller(request)?.member;
  if (told !== undefined) return told;
  const token = bearerToken(request);
  return token === null ? null : identity.authenticate(token);
}

@Injectable()
export class MembersGuard implements CanActivate {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(Reflector) private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<MemberRequest>();
    const user = await memberWhoAsks(this.identity, request);
    if (!user) {
      const places = [context.getHandler(), context.getClass()];
      throw new AppError(this.reflector.getAllAndOverride<ErrorCode>(REFUSAL, places));
    }
    request.user = user;
    return true;
  }
}

/**
 * Lets visitors in, and names the member whose live session's token the request carries. Refuses a token that is not valid:
 * the caller believes to be signed in, and would get a visitor's answer without a word.
 */
@Injectable()
export class OptionalMemberGuard implements CanActivate {
  constructor(@Inject(IDENTITY_PORT) private readonly identity: IdentityPort) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<MemberRequest>();
    const user = await memberWhoAsks(this.identity, request);
    if (user) request.user = user;
    else if (hasBearer(request)) throw new AppError('UNAUTHENTICATED');
    return true;
  }
}
