import { FULL_GRANTS, type OperatorSession } from '@danqing/contracts/operators';
import type { MoveRequest, OperatorArea, OperatorOverview } from '@danqing/contracts/releases';
import { fixtureOverview } from './fixtures.ts';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}
type Answer = () => Response;

export const TOKEN = 'a-token-of-operators';
export const CODE = '287082';
export const PAGE_TOKEN = 'what-only-the-page-knows';

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export class FakePlane {
  overview: OperatorOverview;
  readonly requests: ReceivedRequest[] = [];
  session: OperatorSession = {
    name: '林澄',
    changes: 'ready',
    grants: [...FULL_GRANTS],
  };
  hasSecondFactor = false;
  reachable = true;
  readonly #answers = new Map<string, Answer>();
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>();

  constructor(...areas: OperatorArea[]) {
    this.overview = fixtureOverview(...areas);
  }

  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const path = url.replace(/^.*\/api\/operator\//, '');
    const method = init.method ?? 'GET';
    const headers = new Headers(init.headers);
    this.requests.push({
      method,
      path,
      headers,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    });
    if (!this.reachable) throw new TypeError('Failed to fetch');
    const body = this.requests.at(-1)?.body as { token?: string; code?: string } | null;
    if (method === 'POST' && path === 'session') return this.#begin(body);
    if (headers.get('x-operator-page') !== PAGE_TOKEN)
      return json({ code: 'UNAUTHENTICATED', message: 'sign in' }, 401);
    if (path === 'session' && method === 'DELETE') return new Response(null, { status: 204 });
    if (path === 'session') return json(this.session);
    if (path === 'session/code') {
      if (body?.code !== CODE) return json({ code: 'OPERATOR_CODE_INVALID', message: 'wrong digits' }, 403);
      this.session = { ...this.session, changes: 'ready' };
      return json(this.session);
    }
    if (method !== 'GET' && !/\/check$/.test(path) && this.session.changes === 'code')
      return json({ code: 'OPERATOR_CODE_REQUIRED', message: 'six digits, please' }, 403);
    const answer = this.#answers.get(`${method} ${path.split('?', 1)[0]}`);
    if (answer) return answer();
    if (path === 'overview') return json(this.overview);
    if (path === 'stream') return this.#openStream(init.signal ?? null);
    if (/\/history\?/.test(path)) return json({ events: [] });
    if (/\/health$/.test(path)) return json({ stable: null, canary: null, worse: [], errors: [] });
    if (/\/check$/.test(path)) return json({ verdict: 'compatible', checks: [] });
    return json({ code: 'ROUTE_NOT_FOUND', message: 'not here' }, 404);
  };

  answer(request: string, body: unknown, status = 200, headers: Record<string, string> = {}): void {
    this.#answers.set(request, () => json(body, status, headers));
  }

  push(...areas: OperatorArea[]): void {
    this.overview = fixtureOverview(...areas);
    for (const stream of this.#streams) stream.enqueue(frame(this.overview));
  }

  cut(): void {
    this.reachable = false;
    for (const stream of this.#streams) stream.close();
    this.#streams.clear();
  }

  get streams(): number {
    return this.#streams.size;
  }

  moves(): MoveRequest[] {
    return this.requests.filter(({ path }) => path.endsWith('/moves')).map(({ body }) => body as MoveRequest);
  }

  #begin(body: { token?: string; code?: string } | null): Response {
    const answer = this.#answers.get('POST session');
    if (answer) return answer();
    if (body?.token !== TOKEN) return json({ code: 'UNAUTHENTICATED', message: 'sign in' }, 401);
    if (this.hasSecondFactor && body.code !== CODE)
      return json(
        body.code === undefined
          ? { code: 'OPERATOR_CODE_REQUIRED', message: 'six digits, please' }
          : { code: 'OPERATOR_CODE_INVALID', message: 'wrong digits' },
        403,
      );
    return json({ ...this.session, pageToken: PAGE_TOKEN });
  }

  #openStream(signal: AbortSignal | null): Response {
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#streams.add(controller);
        signal?.addEventListener('abort', () => {
          if (this.#streams.delete(controller)) controller.error(signal.reason);
        });
        controller.enqueue(frame(this.overview));
      },
    });
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  }
}

const frame = (overview: OperatorOverview) =>
  new TextEncoder().encode(`event: overview\ndata: ${JSON.stringify(overview)}\n\n`);
