import { Inject, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { toldCaller } from '../http/caller.ts';
import {
  OPERATOR_ACCESS,
  type OperatorAccessPort,
  type OperatorAct,
  type OperatorOnDuty,
} from './operator-access.ts';

export const OPERATOR_ACT = 'danqing:operator-act';

export type OperatorRequest = FastifyRequest & { operator?: OperatorOnDuty };

/** Overrides the purpose of an endpoint's requests. By default GET and HEAD look, and other methods change. */
export const ActsAs = (act: OperatorAct) => SetMetadata(OPERATOR_ACT, act);

export const operatorAct = (method: string, stated: OperatorAct | undefined): OperatorAct =>
  stated ?? (/^(GET|HEAD)$/.test(method) ? 'look' : 'change');

@Injectable()
export class OperatorsGuard implements CanActivate {
  constructor(
    @Inject(OPERATOR_ACCESS) private readonly access: OperatorAccessPort,
    @Inject(Reflector) private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<OperatorRequest>();
    const told = toldCaller(request)?.operator;
    if (told !== undefined) {
      request.operator = { actor: told, isLive: async () => true };
      return true;
    }
    const stated = this.reflector.get<OperatorAct | undefined>(OPERATOR_ACT, context.getHandler());
    request.operator = await this.access.authorize(request, operatorAct(request.method, stated));
    return true;
  }
}
