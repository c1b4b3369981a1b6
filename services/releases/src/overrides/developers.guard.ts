import {
  bearerToken,
  GuardedBy,
  OPERATOR_ACCESS,
  OperatorsGuard,
  type OperatorAccess,
} from '@danqing/nest-kit';
import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ReleasePlane } from '../release-plane.ts';
import { RELEASE_PLANE } from '../release-plane-token.ts';
import { PUBLISHER_TOKEN_PREFIX } from '../upload/publishers.ts';
import { PublishersGuard } from '../upload/publishers.guard.ts';

@Injectable()
export class DevelopersGuard implements CanActivate {
  readonly #publishers: PublishersGuard;
  readonly #operators: OperatorsGuard;

  constructor(@Inject(RELEASE_PLANE) plane: ReleasePlane, @Inject(OPERATOR_ACCESS) access: OperatorAccess) {
    this.#publishers = new PublishersGuard(plane);
    this.#operators = new OperatorsGuard(access);
  }

  canActivate(context: ExecutionContext): true | Promise<true> {
    const token = bearerToken(context.switchToHttp().getRequest<FastifyRequest>());
    const guard = token?.startsWith(PUBLISHER_TOKEN_PREFIX) ? this.#publishers : this.#operators;
    return guard.canActivate(context);
  }
}

/** The endpoints answer whoever has the operator token or a publisher's; others get UNAUTHENTICATED, and RATE_LIMITED when they guess. */
export const Developers = () => GuardedBy('operators and publishers', DevelopersGuard);
