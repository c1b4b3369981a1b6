import { clientAddress } from '@danqing/nest-kit';
import type { FastifyRequest } from 'fastify';

export const operatorChange = (request: FastifyRequest, actor: string) =>
  ({ action: 'operator-change', actor, address: clientAddress(request), trace: request.id }) as const;
