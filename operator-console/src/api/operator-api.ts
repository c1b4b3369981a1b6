import type {
  OPERATOR_PAGE_HEADER,
  OperatorSession,
  OperatorSignedIn,
  SecurityLogAnswer,
} from '@danqing/contracts/operators';
import type { CreationReportsResponse } from '@danqing/contracts/creations';
import type { ReportsResponse } from '@danqing/contracts/palettes';
import type {
  CheckAnswer,
  MoveAnswer,
  MoveRequest,
  OperatorHistory,
  OperatorOverview,
  OperatorRelease,
} from '@danqing/contracts/releases';
import { createEventReader } from './event-stream.ts';
import { readRefusal, Refusal } from './refusal.ts';

/** What an operator signs in with. */
export interface Credentials {
  token: string;
  /** Of the second factor, where the operator has one. */
  code?: string;
}

export interface OpenSession {
  /** Goes with every call: the cookie alone says nothing. */
  pageToken: string;
  /** Resolves once the session may make changes, with false when the operator gives up. */
  askForCode: () => Promise<boolean>;
}

export interface LogFilter {
  actor?: string;
  action?: string;
  result?: string;
  address?: string;
}

/** May publish releases of one area. */
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
  session: (signal?: AbortSignal) => Promise<OperatorSession>;
  /** Shows a code of the second factor: for a time changes need no other. */
  confirm: (code: string) => Promise<OperatorSession>;
  signOut: () => Promise<void>;
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
  reports: (signal?: AbortSignal) => Promise<ReportsResponse>;
  creationReports: (signal?: AbortSignal) => Promise<CreationReportsResponse>;
  /** With why, for its owner. */
  hidePalette: (id: number, reason: string) => Promise<unknown>;
  /** Shows it again, or closes the reports of one that is all right. */
  showPalette: (id: number) => Promise<unknown>;
  /** The same of a creation. */
  hideCreation: (id: number, reason: string) => Promise<unknown>;
  showCreation: (id: number) => Promise<unknown>;
  /** With why, for the member, who publishes nothing from then on. */
  limitMember: (id: number, reason: string) => Promise<unknown>;
  securityLog: (
    filter: LogFilter,
    page: { before?: number; limit: number },
    signal?: AbortSignal,
  ) => Promise<SecurityLogAnswer>;
}

const PAGE_TOKEN: typeof OPERATOR_PAGE_HEADER = 'x-operator-page';
/** A call that takes longer is given up; the gate mounts releases in a browser, so it may take its time. */
const LONGEST_CALL_MS = 90_000;

async function send(basePath: string, path: string, init: RequestInit): Promise<Response> {
  const headers = { ...init.headers, ...(init.body ? { 'content-type': 'application/json' } : {}) };
  const response = await fetch(`${basePath}api/operator/${path}`, { cache: 'no-store', ...init, headers });
  if (!response.ok) throw await readRefusal(response);
  return response;
}

/** Begins a session, whose secret is in a cookie. Throws a Refusal, or a TypeError when nothing answers. */
export async function signIn(basePath: string, credentials: Credentials): Promise<OperatorSignedIn> {
  const signal = AbortSignal.timeout(LONGEST_CALL_MS);
  const response = await send(basePath, 'session', {
    method: 'POST',
    body: JSON.stringify(credentials),
    signal,
  });
  return (await response.json()) as OperatorSignedIn;
}

/** Calls below `<basePath>api/operator`, in a session of the console. */
export function createOperatorApi(basePath: string, { pageToken, askForCode }: OpenSession): OperatorApi {
  const headers = { [PAGE_TOKEN]: pageToken };
  const call = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
    const limit = AbortSignal.timeout(LONGEST_CALL_MS);
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const response = await send(basePath, path, { ...init, headers, signal });
    return (response.status === 204 ? undefined : await response.json()) as Answer;
  };
  /** Asks the operator for a code where one is missing, and then again. */
  const change = async <Answer>(path: string, init: RequestInit): Promise<Answer> => {
    try {
      return await call<Answer>(path, init);
    } catch (error) {
      const wantsCode = error instanceof Refusal && error.code === 'OPERATOR_CODE_REQUIRED';
      if (!wantsCode || !(await askForCode())) throw error;
      return call<Answer>(path, init);
    }
  };
  const get = <Answer>(path: string, signal?: AbortSignal) => call<Answer>(path, { signal: signal ?? null });
  const post = <Answer>(path: string, body: object, signal?: AbortSignal) =>
    call<Answer>(path, { ...jsonPost(body), signal: signal ?? null });

  return {
    session: (signal) => get('session', signal),
    confirm: (code) => post('session/code', { code }),
    signOut: () => call('session', { method: 'DELETE' }),
    overview: (signal) => get('overview', signal),
    stream: async ({ onOverview, onSign }, signal) => {
      const response = await send(basePath, 'stream', { signal, headers });
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
    move: (area, request) => change(`areas/${area}/moves`, jsonPost(request)),
    publishers: (signal) => get('publishers', signal),
    addPublisher: (request) => change('publishers', jsonPost(request)),
    revokePublisher: (id) => change(`publishers/${id}`, { method: 'DELETE' }),
    reports: (signal) => get('reports', signal),
    creationReports: (signal) => get('creation-reports', signal),
    hideCreation: (id, reason) => change(`creations/${id}/hide`, jsonPost({ reason })),
    showCreation: (id) => change(`creations/${id}/show`, { method: 'POST' }),
    hidePalette: (id, reason) => change(`palettes/${id}/hide`, jsonPost({ reason })),
    showPalette: (id) => change(`palettes/${id}/show`, { method: 'POST' }),
    limitMember: (id, reason) => change(`members/${id}/limit`, jsonPost({ reason })),
    securityLog: (filter, { before, limit }, signal) => {
      const given = Object.entries(filter).filter(([, value]) => value);
      const query = new URLSearchParams([...given, ['limit', String(limit)]]);
      if (before !== undefined) query.set('before', String(before));
      return get(`security-log?${query}`, signal);
    },
  };
}

const jsonPost = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });
