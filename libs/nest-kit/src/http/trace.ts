import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** A program in front hands its trace id down, so that one request has one id in every log. */
export const TRACE_HEADER = 'x-trace-id';

const traces = new AsyncLocalStorage<string>();

/** The trace id of the request that is being answered; undefined outside of any. */
export const currentTrace = (): string | undefined => traces.getStore();

/** Lets everything that a request leads to know its trace id. */
export function keepTraces(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => traces.run(request.id, done));
  // A body is read outside of what the first hook ran.
  fastify.addHook('preValidation', (request, _reply, done) => traces.run(request.id, done));
}
