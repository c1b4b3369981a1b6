import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_STATUS, ERRORS, type ErrorCode } from '@danqing/contracts/errors';
import { DEFAULT_LOCALE } from '@danqing/contracts/locale';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { errorBody } from '../errors/error-body.ts';
import { requestLocale } from '../errors/request-locale.ts';

/** Until when a client should not come back to a server that stops, in seconds: another one may have taken over. */
const RETRY_AFTER_STOP = 2;

/** Of what Node refuses while it reads a request; all else is not HTTP. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'PAYLOAD_TOO_LARGE',
};

/** The response that Node has begun on a connection, if any: what is written then would stand in its middle. */
interface AnsweringSocket extends Socket {
  _httpMessage?: { headersSent: boolean } | null;
}

/**
 * Answers what could not be read as a request, which never reaches a route, in the one error shape and with `headers`;
 * then the connection ends. Its language is the default one: there are no headers to ask.
 */
export const answerUnreadable =
  (headers: OutgoingHttpHeaders) =>
  (error: Error & { code?: string }, socket: AnsweringSocket): void => {
    const begun = socket._httpMessage?.headersSent ?? false;
    if (error.code === 'ECONNRESET' || !socket.writable || begun) return void socket.destroy();
    const code = CODES[error.code ?? ''] ?? 'INPUT_INVALID';
    const status = ERROR_STATUS[ERRORS[code].kind];
    const body = JSON.stringify(errorBody(code, DEFAULT_LOCALE, randomUUID()));
    const lines = Object.entries({ ...headers, ...bodyHeaders(body) }).map(
      ([name, value]) => `${name}: ${String(value)}\r\n`,
    );
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () =>
      socket.destroy(),
    );
  };

/**
 * Refuses, in the one error shape, what Node and Fastify would refuse in their own: an `Expect` that is not kept, HTTP/1.1
 * without Host, and what still comes over open connections while the server stops.
 */
export function refuseInOneShape(fastify: FastifyInstance, headers: OutgoingHttpHeaders): void {
  let stopping = false;
  fastify.addHook('preClose', async () => {
    stopping = true;
  });
  fastify.addHook('onRequest', (request, _reply, done) => {
    const nameless = request.headers.host === undefined && request.raw.httpVersion === '1.1';
    done(
      stopping
        ? new AppError('SERVICE_UNAVAILABLE', {
            retryAfterSeconds: RETRY_AFTER_STOP,
            cause: new Error('stopping'),
          })
        : nameless
          ? new AppError('INPUT_INVALID', { field: 'host' })
          : undefined,
    );
  });
  fastify.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const code = 'EXPECTATION_FAILED';
    const body = JSON.stringify(errorBody(code, requestLocale(request.headers), randomUUID()));
    response.writeHead(ERROR_STATUS[ERRORS[code].kind], { ...headers, ...bodyHeaders(body) }).end(body);
  });
}

const bodyHeaders = (body: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  'cache-control': 'no-store',
  connection: 'close',
});
