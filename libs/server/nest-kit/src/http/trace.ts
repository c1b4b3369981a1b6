import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** A proxying program forwards its trace id, so that a request has one id in every log. */
export const TRACE_HEADER = 'x-trace-id';

const traces = new AsyncLocalStorage<string>();

export const currentTrace = (): string | undefined => traces.getStore();

export function propagateTraceIds(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => traces.run(request.id, done));
  // The body parser runs outside the AsyncLocalStorage context of the first hook.
  fastify.addHook('preValidation', (request, _reply, done) => traces.run(request.id, done));
}
