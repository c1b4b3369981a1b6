import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { isOnThisMachine } from './client-address.ts';

/** Guard that answers ROUTE_NOT_FOUND to callers on other machines (`isOnThisMachine`). */
export class ThisMachineGuard implements CanActivate {
  canActivate(context: ExecutionContext): true {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!isOnThisMachine(request)) throw new AppError('ROUTE_NOT_FOUND');
    return true;
  }
}
