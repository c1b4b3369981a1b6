import { AppError, isOnThisMachine } from '@danqing/nest-kit';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Lets in who works on this machine. */
export class ThisMachineGuard implements CanActivate {
  canActivate(context: ExecutionContext): true {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!isOnThisMachine(request)) throw new AppError('ROUTE_NOT_FOUND');
    return true;
  }
}
