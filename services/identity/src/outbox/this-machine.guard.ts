import { AppError } from '@danqing/nest-kit';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:(?:::ffff:)?127\.|::1$)/i;

/** Lets in connections from this machine, by the socket: what a proxy or a visitor claims counts for nothing. */
export class ThisMachineGuard implements CanActivate {
  canActivate(context: ExecutionContext): true {
    const { socket } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!LOOPBACK.test(socket.remoteAddress ?? '')) throw new AppError('ROUTE_NOT_FOUND');
    return true;
  }
}
