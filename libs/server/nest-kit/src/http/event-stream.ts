import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from '../errors/app-error.ts';
import { errorBody } from '../errors/error-body.ts';
import { requestLocale } from '../errors/request-locale.ts';

/** Proxies close connections that are silent for a minute or less. */
const HEARTBEAT_MS = 15_000;

export interface StreamEvent {
  name: string;
  data: unknown;
  id?: number;
}

/**
 * Returns a stream of server-sent events. A failure of the source becomes an `error` event with the usual
 * error body.
 */
export function toEventStream(
  events: AsyncIterable<StreamEvent>,
  request: FastifyRequest,
  reply: FastifyReply,
): Readable {
  void reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Disables response buffering in nginx, which would delay the events.
    'x-accel-buffering': 'no',
  });
  const stream = new Readable({ read() {} });
  const send = ({ name, data, id }: StreamEvent) =>
    stream.push(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  const heartbeat = setInterval(() => stream.push(':\n\n'), HEARTBEAT_MS);
  void (async () => {
    try {
      stream.push(':\n\n');
      for await (const event of events) send(event);
    } catch (error) {
      const { code, field } = toAppError(error);
      send({ name: 'error', data: errorBody(code, requestLocale(request.headers), request.id, field) });
    } finally {
      clearInterval(heartbeat);
      stream.push(null);
    }
  })();
  return stream;
}

/**
 * Returns a signal that aborts when the client disconnects before the response is complete. Fastify's
 * `request.signal` does not work for requests with a body: it follows the incoming message, which closes once
 * the body is read.
 */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const leave = () => {
    if (!raw.writableFinished) gone.abort();
  };
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return gone.signal;
}
