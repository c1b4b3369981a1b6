import type { ErrorCode } from '@danqing/contracts/errors';
import type { AuthenticatedUser, IdentityPort } from '@danqing/contracts/identity';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** Injection token of the IdentityPort. */
export const IDENTITY_PORT = Symbol('IDENTITY_PORT');

/** Metadata: the code that who is not signed in gets. */
export const REFUSAL = 'danqing:refusal';

export type MemberRequest = FastifyRequest & { user?: AuthenticatedUser };

/** RFC 6750 §2.1; longer credentials than any of ours are not even looked up. */
const BEARER = /^Bearer +([\w.~+/-]{1,512}=*)$/i;

/** The token that a request carries; null without a well-formed one. */
export const bearerToken = (request: FastifyRequest): string | null =>
  BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;

@Injectable()
export class MembersGuard implements CanActivate {
  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(Reflector) private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<MemberRequest>();
    const token = bearerToken(request);
    const user = token === null ? null : await this.identity.authenticate(token);
    if (!user) {
      const places = [context.getHandler(), context.getClass()];
      throw new AppError(this.reflector.getAllAndOverride<ErrorCode>(REFUSAL, places));
    }
    request.user = user;
    return true;
  }
}

/** Lets everybody in and names the member whose live session's token the request carries, if it does. */
@Injectable()
export class OptionalMemberGuard implements CanActivate {
  constructor(@Inject(IDENTITY_PORT) private readonly identity: IdentityPort) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<MemberRequest>();
    const token = bearerToken(request);
    const user = token === null ? null : await this.identity.authenticate(token);
    if (user) request.user = user;
    return true;
  }
}
