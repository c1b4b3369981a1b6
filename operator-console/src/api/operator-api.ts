import type {
  CheckAnswer,
  MoveAnswer,
  MoveRequest,
  OPERATOR_HEADER,
  OperatorHistory,
  OperatorOverview,
  OperatorRelease,
} from '@danqing/contracts';
import { createEventReader } from './event-stream.ts';
import { readRefusal } from './refusal.ts';

/** What an operator signs in with. */
export interface Credentials {
  token: string;
  /** Stands in the history beside every move. */
  name: string;
}

/** Somebody who may publish releases of one area. */
export interface Publisher {
  id: number;
  name: string;
  area: string;
  created_by: string;
  created_at: string;
  last_used_at: string | null;
  revoked_by: string | null;
  revoked_at: string | null;
}

export interface StreamListener {
  onOverview: (overview: OperatorOverview) => void;
  /** Anything came, heartbeats included. */
  onSign: () => void;
}

/** The operators' part of the release plane. Every call throws a Refusal, or a TypeError when nothing answers. */
export interface OperatorApi {
  overview: (signal?: AbortSignal) => Promise<OperatorOverview>;
  /** Ends when the connection does. */
  stream: (listener: StreamListener, signal: AbortSignal) => Promise<void>;
  history: (
    area: string,
    page: { before?: number; limit: number },
    signal?: AbortSignal,
  ) => Promise<OperatorHistory>;
  release: (area: string, release: string, signal?: AbortSignal) => Promise<OperatorRelease>;
  check: (area: string, release: string, signal?: AbortSignal) => Promise<CheckAnswer>;
  move: (area: string, request: MoveRequest) => Promise<MoveAnswer>;
  publishers: (signal?: AbortSignal) => Promise<{ publishers: Publisher[] }>;
  /** The token is told this once. */
  addPublisher: (request: { name: string; area: string }) => Promise<{ publisher: Publisher; token: string }>;
  revokePublisher: (id: number) => Promise<{ publisher: Publisher }>;
}

const OPERATOR: typeof OPERATOR_HEADER = 'x-operator';
/** A call that takes longer is given up; the gate mounts releases in a browser, so it may take its time. */
const LONGEST_CALL_MS = 90_000;

/** Calls below `<basePath>api/operator`, in the name of an operator. */
export function createOperatorApi(basePath: string, { token, name }: Credentials): OperatorApi {
  const headers = { authorization: `Bearer ${token}`, [OPERATOR]: encodeURIComponent(name) };
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(`${basePath}api/operator/${path}`, {
      cache: 'no-store',
      credentials: 'omit',
      ...init,
      headers: { ...headers, ...(init.body ? { 'content-type': 'application/json' } : {}) },
    });
    if (!response.ok) throw await readRefusal(response);
    return response;
  };
  const call = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
    const limit = AbortSignal.timeout(LONGEST_CALL_MS);
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    return (await (await send(path, { ...init, signal })).json()) as Answer;
  };
  const get = <Answer>(path: string, signal?: AbortSignal) => call<Answer>(path, { signal: signal ?? null });
  const post = <Answer>(path: string, body: object, signal?: AbortSignal) =>
    call<Answer>(path, { method: 'POST', body: JSON.stringify(body), signal: signal ?? null });

  return {
    overview: (signal) => get('overview', signal),
    stream: async ({ onOverview, onSign }, signal) => {
      const response = await send('stream', { signal });
      const reader = createEventReader(({ event, data }) => {
        if (event === 'overview') onOverview(JSON.parse(data) as OperatorOverview);
      });
      const pieces = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      for (let piece = await pieces?.read(); piece && !piece.done; piece = await pieces?.read()) {
        onSign();
        reader.push(piece.value);
      }
    },
    history: (area, { before, limit }, signal) => {
      const query = new URLSearchParams({
        limit: String(limit),
        ...(before === undefined ? {} : { before: String(before) }),
      });
      return get(`areas/${area}/history?${query}`, signal);
    },
    release: (area, release, signal) => get(`areas/${area}/releases/${release}`, signal),
    check: (area, release, signal) => post(`areas/${area}/check`, { release }, signal),
    move: (area, request) => post(`areas/${area}/moves`, request),
    publishers: (signal) => get('publishers', signal),
    addPublisher: (request) => post('publishers', request),
    revokePublisher: (id) => call(`publishers/${id}`, { method: 'DELETE' }),
  };
}
