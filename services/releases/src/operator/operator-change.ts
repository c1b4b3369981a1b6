import { clientAddress } from '@danqing/nest-kit';
import type { FastifyRequest } from 'fastify';

/** What the security log is told of every change that an operator asks for. */
export const operatorChange = (request: FastifyRequest, actor: string) =>
  ({ action: 'operator-change', actor, address: clientAddress(request), trace: request.id }) as const;
