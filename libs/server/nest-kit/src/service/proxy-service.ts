import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import type { IdentityPort } from '@danqing/contracts/identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasBearer, authenticateMember, type MemberRequest } from '../auth/members.guard.ts';
import type { OperatorAccessPort } from '../auth/operator-access.ts';
import { operatorAct } from '../auth/operators.guard.ts';
import type { Route } from '../auth/routes.ts';
import { AppError } from '../errors/app-error.ts';
import type { ErrorFilter } from '../errors/error.filter.ts';
import { CALLER_HEADER, serializeCaller, type Caller } from '../http/caller.ts';
import { clientAddress, isOnThisMachine } from '../http/client-address.ts';
import { disconnectSignal } from '../http/event-stream.ts';
import { SERVICE_TOKEN_HEADER } from '../http/service-token.ts';
import { TRACE_HEADER } from '../http/trace.ts';

/** Milliseconds until the response headers: a hung service must not hold connections forever. */
const RESPONSE_TIMEOUT_MS = 60_000;
const CONNECTIONS = 64;

/**
 * Hop-by-hop headers (RFC 9110 §7.6.1), and forwarding headers of the visitor, which the service would trust.
 */
const NOT_PASSED_ON =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|expect|x-forwarded-.*|forwarded|x-caller|x-service-token)$/;

export interface ProxiedService {
  /** Routes to forward; this program handles all others. */
  routes: readonly Route[];
  url: string;
  serviceToken: string;
  identity: Pick<IdentityPort, 'authenticate'>;
  operators: Pick<OperatorAccessPort, 'authorize'>;
  failures: Pick<ErrorFilter, 'answer'>;
  /** Called for each authenticated request. Its error becomes the response. */
  onAuthenticated?(request: FastifyRequest): void;
  /** Called when the service itself answers 401. Its error becomes the response. */
  onUpstreamUnauthenticated?(request: FastifyRequest): void;
}

/**
 * Proxies the routes of a separately running service. Authenticates the caller once, as each route declares,
 * and forwards the identity. Passes body, response and headers through unchanged. A client disconnect also
 * aborts the upstream request.
 */
export async function proxyService(server: FastifyInstance, service: ProxiedService): Promise<void> {
  const upstream = connect(service.url);
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error, request, reply) => service.failures.answer(error, request, reply));
    scope.addHook('onClose', async () => upstream.close());
    for (const route of service.routes) {
      const [method = 'GET', url = '/'] = route.address.split(' ');
      scope.route({
        method,
        url,
        handler: async (request, reply) => {
          const caller = await authenticate(request, route, service);
          service.onAuthenticated?.(request);
          const gone = disconnectSignal(reply);
          const answer = await upstream.ask(request, gone, {
            ...passedOn(request.headers),
            host: upstream.host,
            [CALLER_HEADER]: serializeCaller(caller),
            [TRACE_HEADER]: request.id,
            [SERVICE_TOKEN_HEADER]: service.serviceToken,
          });
          if (answer.statusCode === 401) refuse(request, answer, service);
          return send(reply, answer);
        },
      });
    }
  });
}

async function authenticate(
  request: MemberRequest,
  { access, refusal, identifiesMember, act }: Route,
  { identity, operators }: ProxiedService,
): Promise<Caller> {
  const caller = { address: clientAddress(request), onThisMachine: isOnThisMachine(request) };
  if (access === undefined) throw new AppError('FORBIDDEN');
  if (access === 'operators') {
    const { actor, grants } = await operators.authorize(request, operatorAct(request.method, act));
    return { ...caller, operator: { actor, grants } };
  }
  if (!identifiesMember) return caller;
  const member = await authenticateMember(identity as IdentityPort, request);
  if (member) request.user = member;
  else if (access === 'members' || hasBearer(request)) throw new AppError(refusal ?? 'UNAUTHENTICATED');
  return { ...caller, member };
}

function refuse(
  request: FastifyRequest,
  answer: IncomingMessage,
  { onUpstreamUnauthenticated }: ProxiedService,
): void {
  try {
    onUpstreamUnauthenticated?.(request);
  } catch (error) {
    answer.resume();
    throw error;
  }
}

function send(reply: FastifyReply, answer: IncomingMessage): FastifyReply {
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !NOT_PASSED_ON.test(name)) void reply.header(name, value);
  return reply.code(answer.statusCode ?? 502).send(answer);
}

const passedOn = <Value>(headers: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.test(name)));

function connect(address: string) {
  const { protocol, host, origin } = new URL(address);
  const secure = protocol === 'https:';
  const agent = new (secure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: CONNECTIONS });
  const ask = (
    request: FastifyRequest,
    gone: AbortSignal,
    headers: Record<string, unknown>,
  ): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const limit = AbortSignal.any([gone, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]);
      const body = request.body as Buffer | undefined;
      const sent = (secure ? requestHttps : requestHttp)(new URL(request.url, origin), {
        agent,
        method: request.method,
        headers: headers as Record<string, string>,
      });
      const giveUp = () => sent.destroy(new Error('the visitor left, or the service took too long'));
      limit.addEventListener('abort', giveUp, { once: true });
      sent.once('response', (answer) => {
        limit.removeEventListener('abort', giveUp);
        gone.addEventListener('abort', () => sent.destroy(), { once: true });
        resolve(answer);
      });
      sent.once('error', (error: NodeJS.ErrnoException) => {
        limit.removeEventListener('abort', giveUp);
        const safe = request.method === 'GET' || request.method === 'HEAD';
        // The service closed a keep-alive connection just as it was reused.
        if (safe && sent.reusedSocket && error.code === 'ECONNRESET')
          ask(request, gone, headers).then(resolve, reject);
        else reject(new AppError('SERVICE_UNAVAILABLE', { cause: error }));
      });
      sent.end(body);
    });
  return { host, ask, close: () => agent.destroy() };
}
