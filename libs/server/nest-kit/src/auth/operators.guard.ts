import {
  Inject,
  Injectable,
  Optional,
  SetMetadata,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { SecurityLogPort } from '@danqing/contracts/operators';
import type { FastifyRequest } from 'fastify';
import { forwardedCaller } from '../http/caller.ts';
import { SECURITY_LOG } from '../security/security-log.ts';
import {
  OPERATOR_ACCESS,
  type OperatorAccessPort,
  type OperatorPurpose,
  type OperatorRequest,
  type AuthenticatedOperator,
} from './operator-access.ts';
import { neededRight, requireRight, RIGHT, type StatedRight } from './rights.ts';

export const OPERATOR_PURPOSE = 'danqing:operator-act';

/**
 * Overrides the purpose of an endpoint's requests. By default GET and HEAD look, and other methods change.
 */
export const OperatorPurposeOf = (act: OperatorPurpose) => SetMetadata(OPERATOR_PURPOSE, act);

export const operatorAct = (method: string, stated: OperatorPurpose | undefined): OperatorPurpose =>
  stated ?? (/^(GET|HEAD)$/.test(method) ? 'look' : 'change');

@Injectable()
export class OperatorsGuard implements CanActivate {
  constructor(
    @Inject(OPERATOR_ACCESS) private readonly access: OperatorAccessPort,
    @Inject(Reflector) private readonly reflector: Reflector,
    @Optional() @Inject(SECURITY_LOG) private readonly log?: SecurityLogPort,
  ) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<OperatorRequest>();
    request.operator = await this.#authenticate(request, context);
    const stated = this.reflector.getAllAndOverride<StatedRight | undefined>(RIGHT, [
      context.getHandler(),
      context.getClass(),
    ]);
    const needed = neededRight(stated, request.params);
    if (needed) requireRight(request, needed, this.log);
    return true;
  }

  async #authenticate(request: FastifyRequest, context: ExecutionContext): Promise<AuthenticatedOperator> {
    const forwarded = forwardedCaller(request)?.operator;
    if (forwarded !== undefined) return { ...forwarded, isLive: async () => true };
    const stated = this.reflector.get<OperatorPurpose | undefined>(OPERATOR_PURPOSE, context.getHandler());
    return this.access.authorize(request, operatorAct(request.method, stated));
  }
}
