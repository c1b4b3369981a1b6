import { Inject, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { forwardedCaller } from '../http/caller.ts';
import {
  OPERATOR_ACCESS,
  type OperatorAccessPort,
  type OperatorPurpose,
  type AuthenticatedOperator,
} from './operator-access.ts';

export const OPERATOR_PURPOSE = 'danqing:operator-act';

export type OperatorRequest = FastifyRequest & { operator?: AuthenticatedOperator };

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
  ) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<OperatorRequest>();
    const told = forwardedCaller(request)?.operator;
    if (told !== undefined) {
      request.operator = { actor: told, isLive: async () => true };
      return true;
    }
    const stated = this.reflector.get<OperatorPurpose | undefined>(OPERATOR_PURPOSE, context.getHandler());
    request.operator = await this.access.authorize(request, operatorAct(request.method, stated));
    return true;
  }
}
