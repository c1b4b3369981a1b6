import { AppError, isForwarded, isLoopbackAddress, isLoopbackHost } from '@danqing/nest-kit';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/**
 * Lets in who works on this machine: the connection comes from it, nobody says to have passed the request on, and it was
 * sent to a name of this machine, as a page of somebody else's name that leads here (DNS rebinding) is not.
 */
export class ThisMachineGuard implements CanActivate {
  canActivate(context: ExecutionContext): true {
    const { socket, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const here = isLoopbackAddress(socket.remoteAddress ?? '') && isLoopbackHost(headers.host ?? '');
    if (!here || isForwarded(headers)) throw new AppError('ROUTE_NOT_FOUND');
    return true;
  }
}
