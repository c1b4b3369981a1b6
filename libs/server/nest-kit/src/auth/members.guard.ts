import type { ErrorCode } from '@danqing/contracts/errors';
import type { AuthenticatedUser, IdentityPort } from '@danqing/contracts/identity';
import { identityPort } from '@danqing/contracts/ports';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { forwardedCaller } from '../http/caller.ts';
import { portToken } from '../ports/port-token.ts';

export const IDENTITY_PORT = portToken(identityPort);

export const REFUSAL = 'danqing:refusal';

export type MemberRequest = FastifyRequest & { user?: AuthenticatedUser };

/** Syntax of RFC 6750 §2.1. Our tokens are shorter than 512 characters; longer ones are not looked up. */
const BEARER = /^Bearer +([\w.~+/-]{1,512}=*)$/i;

/**
 * Returns the request's bearer token, or null when it is missing, malformed or too long. Does not
 * authenticate it.
 */
export const bearerToken = (request: FastifyRequest): string | null =>
  BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;

export const hasBearer = (request: FastifyRequest): boolean =>
  /^Bearer\b/i.test(request.headers.authorization ?? '');

/**
 * Returns the member whose live session the request carries, or null. Uses the gateway's authentication if
 * there is one, otherwise the identity service.
 */
export async function authenticateMember(
  identity: IdentityPort,
  request: FastifyRequest,
): Promise<AuthenticatedUser | null> {
  const told = forwardedCaller(request)?.member;
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
    const user = await authenticateMember(this.identity, request);
    if (!user) {
      const places = [context.getHandler(), context.getClass()];
      throw new AppError(this.reflector.getAllAndOverride<ErrorCode>(REFUSAL, places));
    }
    request.user = user;
    return true;
  }
}

/**
 * Admits visitors, and sets the member of a valid bearer token. Refuses an invalid token: its client believes
 * that it is signed in, and must not silently get a visitor's response.
 */
@Injectable()
export class OptionalMemberGuard implements CanActivate {
  constructor(@Inject(IDENTITY_PORT) private readonly identity: IdentityPort) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<MemberRequest>();
    const user = await authenticateMember(this.identity, request);
    if (user) request.user = user;
    else if (hasBearer(request)) throw new AppError('UNAUTHENTICATED');
    return true;
  }
}
