import { isIP } from 'node:net';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import { grantSchema, type Grant } from '@danqing/contracts/operators';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';

/**
 * Header in which the gateway passes the client to a separately running service. Trusted only with the
 * service token.
 */
export const CALLER_HEADER = 'x-caller';

const callerSchema = z.object({
  address: z.string().refine((text) => isIP(text) !== 0),
  onThisMachine: z.boolean(),
  /** Member of the request's live session, or null for a visitor. Absent if the gateway did not check. */
  member: z.object({ userId: z.number(), sessionId: z.string() }).nullable().optional(),
  operator: z.object({ actor: z.string(), grants: z.array(grantSchema) }).optional(),
});

export interface Caller {
  address: string;
  onThisMachine: boolean;
  member?: AuthenticatedUser | null | undefined;
  operator?: { actor: string; grants: readonly Grant[] } | undefined;
}

const callers = new WeakMap<object, Caller>();

export const forwardedCaller = (request: FastifyRequest | Pick<FastifyRequest, 'raw'>): Caller | undefined =>
  callers.get(request.raw);

/**
 * Registers a hook that trusts the client in CALLER_HEADER. Call after `requireServiceToken`, since any
 * client can send the header. A malformed header is refused with INPUT_INVALID.
 */
export function trustForwardedCallers(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const given = request.headers[CALLER_HEADER];
    if (typeof given !== 'string') return done();
    const caller = parseCaller(given);
    if (!caller) return done(new AppError('INPUT_INVALID', { field: CALLER_HEADER }));
    callers.set(request.raw, caller);
    done();
  });
}

export const serializeCaller = (caller: Caller): string => encodeURIComponent(JSON.stringify(caller));

function parseCaller(text: string): Caller | null {
  try {
    return callerSchema.parse(JSON.parse(decodeURIComponent(text)));
  } catch {
    return null;
  }
}
