import { isIP } from 'node:net';
import type { AuthenticatedUser } from '@danqing/contracts/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';

/** The client, as the gateway tells a service in a process of its own. Believed only with the service token. */
export const CALLER_HEADER = 'x-caller';

const callerSchema = z.object({
  /** IP address of the visitor. */
  address: z.string().refine((text) => isIP(text) !== 0),
  /** Whether the request was made on the gateway's machine, to a name of that machine, and through no proxy. */
  onThisMachine: z.boolean(),
  /** The member whose live session the request showed, null for a visitor; absent where the gateway did not look. */
  member: z.object({ userId: z.number(), sessionId: z.string() }).nullable().optional(),
  /** `operator anna`, where the gateway let them in. */
  operator: z.string().optional(),
});

/** Who asks, as the gateway tells it. */
export interface Caller {
  address: string;
  onThisMachine: boolean;
  member?: AuthenticatedUser | null | undefined;
  operator?: string | undefined;
}

const callers = new WeakMap<object, Caller>();

/** What the gateway told of this request; undefined in the gateway itself. */
export const toldCaller = (request: FastifyRequest | Pick<FastifyRequest, 'raw'>): Caller | undefined =>
  callers.get(request.raw);

/** Believes from now on what requests say of their caller. Only behind `requireServiceToken`. */
export function believeCallers(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const given = request.headers[CALLER_HEADER];
    if (typeof given !== 'string') return done();
    const caller = readCaller(given);
    if (!caller) return done(new AppError('INPUT_INVALID', { field: CALLER_HEADER }));
    callers.set(request.raw, caller);
    done();
  });
}

/** As the header carries it: JSON, of which headers cannot carry every character. */
export const writeCaller = (caller: Caller): string => encodeURIComponent(JSON.stringify(caller));

function readCaller(text: string): Caller | null {
  try {
    return callerSchema.parse(JSON.parse(decodeURIComponent(text)));
  } catch {
    return null;
  }
}
