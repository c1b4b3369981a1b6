import type { AuthenticatedUser, IdentityPort } from '@danqing/contracts';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** Injection token of the IdentityPort. */
export const IDENTITY_PORT = Symbol('IDENTITY_PORT');

export type MemberRequest = FastifyRequest & { user?: AuthenticatedUser };

/** RFC 6750 §2.1; longer credentials than any of ours are not even looked up. */
const BEARER = /^Bearer +([\w.~+/-]{1,512}=*)$/i;

/** The token that a request carries; null without a well-formed one. */
export const bearerToken = (request: FastifyRequest): string | null =>
  BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;

@Injectable()
export class MembersGuard implements CanActivate {
  constructor(@Inject(IDENTITY_PORT) private readonly identity: IdentityPort) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<MemberRequest>();
    const token = bearerToken(request);
    const user = token === null ? null : await this.identity.authenticate(token);
    if (!user) throw new AppError('UNAUTHENTICATED');
    request.user = user;
    return true;
  }
}
