import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_STATUS, ERRORS, type ErrorCode } from '@danqing/contracts/errors';
import { DEFAULT_LOCALE } from '@danqing/contracts/locale';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { errorBody } from '../errors/error-body.ts';
import { requestLocale } from '../errors/request-locale.ts';

const RETRY_AFTER_STOP = 2;

const CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'PAYLOAD_TOO_LARGE',
};

/** Node's pending response on the socket. Once its headers are sent, nothing else may be written. */
interface ResponseSocket extends Socket {
  _httpMessage?: { headersSent: boolean } | null;
}

/**
 * Answers unparsable requests, which never reach a route, with the usual error body, and closes the
 * connection. Uses the default language, since there are no headers.
 */
export const rejectUnparsable =
  (headers: OutgoingHttpHeaders) =>
  (error: Error & { code?: string }, socket: ResponseSocket): void => {
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
 * Answers with the usual error body where Node and Fastify would use their own: an unsupported `Expect`,
 * HTTP/1.1 without Host, and requests during shutdown.
 */
export function unifyServerErrors(fastify: FastifyInstance, headers: OutgoingHttpHeaders): void {
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
