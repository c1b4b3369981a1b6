import { Inject, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import {
  OPERATOR_ACCESS,
  type OperatorAccessPort,
  type OperatorAct,
  type OperatorOnDuty,
} from './operator-access.ts';

const OPERATOR_ACT = 'danqing:operator-act';

export type OperatorRequest = FastifyRequest & { operator?: OperatorOnDuty };

/** What calls of this endpoint are for, where the method does not tell: GET looks, everything else changes. */
export const ActsAs = (act: OperatorAct) => SetMetadata(OPERATOR_ACT, act);

@Injectable()
export class OperatorsGuard implements CanActivate {
  constructor(
    @Inject(OPERATOR_ACCESS) private readonly access: OperatorAccessPort,
    @Inject(Reflector) private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<OperatorRequest>();
    const stated = this.reflector.get<OperatorAct | undefined>(OPERATOR_ACT, context.getHandler());
    const act = stated ?? (/^(GET|HEAD)$/.test(request.method) ? 'look' : 'change');
    request.operator = await this.access.authorize(request, act);
    return true;
  }
}
