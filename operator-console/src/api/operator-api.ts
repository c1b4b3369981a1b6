import { CONTENT_PATHS, type ContentKind, type ReportedItemsResponse } from '@danqing/contracts/moderation';
import type {
  OPERATOR_PAGE_HEADER,
  OperatorSession,
  OperatorSignedIn,
  SecurityLogResponse,
} from '@danqing/contracts/operators';
import type {
  ApprovalResponse,
  AreaHealth,
  CheckResponse,
  CreatedTarget,
  DeliveriesResponse,
  DeliveryResponse,
  MoveResponse,
  NewPublisher,
  MoveRequest,
  NewTarget,
  OnCallResponse,
  NewRollout,
  OperatorHistory,
  OperatorOverview,
  OperatorRelease,
  PicturesResponse,
  Preview,
  PreviewRequest,
  PreviewResponse,
  PreviewsResponse,
  Publisher,
  ScheduleRequest,
  TargetResponse,
  TargetsResponse,
  RolloutChange,
  RolloutResponse,
} from '@danqing/contracts/releases';
import { createEventReader } from './event-stream.ts';
import { readRefusal, Refusal } from './refusal.ts';

export interface Credentials {
  token: string;
  code?: string;
}

export interface OpenSession {
  /** Token that every call sends. The server does not accept the cookie alone. */
  pageToken: string;
  /** Resolves to true once the session may make changes, or to false when the operator cancels. */
  askForCode: () => Promise<boolean>;
}

export interface LogFilter {
  actor?: string;
  action?: string;
  result?: string;
  address?: string;
}

export interface StreamListener {
  onOverview: (overview: OperatorOverview) => void;
  /** Called for any data, heartbeats included. */
  onSign: () => void;
}

/**
 * The operator API of the release plane.
 *
 * @throws {Refusal} when the server responds with an error
 * @throws {TypeError} when there is no response
 */
export interface OperatorApi {
  session: (signal?: AbortSignal) => Promise<OperatorSession>;
  /** Verifies a second-factor code. Changes then require no further code for a limited time. */
  confirm: (code: string) => Promise<OperatorSession>;
  signOut: () => Promise<void>;
  overview: (signal?: AbortSignal) => Promise<OperatorOverview>;
  stream: (listener: StreamListener, signal: AbortSignal) => Promise<void>;
  history: (
    area: string,
    page: { before?: number; limit: number },
    signal?: AbortSignal,
  ) => Promise<OperatorHistory>;
  health: (area: string, signal?: AbortSignal) => Promise<AreaHealth>;
  release: (area: string, release: string, signal?: AbortSignal) => Promise<OperatorRelease>;
  pictures: (area: string, release: string) => Promise<PicturesResponse>;
  check: (area: string, release: string, signal?: AbortSignal) => Promise<CheckResponse>;
  move: (area: string, request: MoveRequest) => Promise<MoveResponse>;
  startRollout: (area: string, request: NewRollout) => Promise<RolloutResponse>;
  changeRollout: (
    area: string,
    rollout: number,
    change: RolloutChange,
    reason: string,
  ) => Promise<RolloutResponse>;
  approve: (id: number) => Promise<ApprovalResponse>;
  decline: (id: number) => Promise<ApprovalResponse>;
  publishers: (signal?: AbortSignal) => Promise<{ publishers: Publisher[] }>;
  /** The token is returned only once. */
  addPublisher: (request: NewPublisher) => Promise<{ publisher: Publisher; token: string }>;
  revokePublisher: (id: number) => Promise<{ publisher: Publisher }>;
  previews: (signal?: AbortSignal) => Promise<PreviewsResponse>;
  addPreview: (request: PreviewRequest) => Promise<PreviewResponse>;
  revokePreview: (id: number) => Promise<PreviewResponse>;
  /** Returns the full link of a preview, or null once it is revoked or expired. */
  previewUrl: (preview: Preview) => string | null;
  targets: (signal?: AbortSignal) => Promise<TargetsResponse>;
  /** The signing secret of a webhook is returned only once. */
  addTarget: (request: NewTarget) => Promise<CreatedTarget>;
  scheduleTarget: (id: number, schedule: ScheduleRequest) => Promise<TargetResponse>;
  onCall: (signal?: AbortSignal) => Promise<OnCallResponse>;
  revokeTarget: (id: number) => Promise<TargetResponse>;
  testTarget: (id: number) => Promise<DeliveryResponse>;
  deliveries: (signal?: AbortSignal) => Promise<DeliveriesResponse>;
  retryDelivery: (id: number) => Promise<DeliveryResponse>;
  reports: (kind: ContentKind, signal?: AbortSignal) => Promise<ReportedItemsResponse>;
  /** Hides an item and stores the reason, which its owner can read. */
  hide: (kind: ContentKind, id: number, reason: string) => Promise<unknown>;
  /** Unhides an item, or dismisses its reports. */
  show: (kind: ContentKind, id: number) => Promise<unknown>;
  /** Stops the member from publishing and stores the reason, which the member can read. */
  limitMember: (id: number, reason: string) => Promise<unknown>;
  securityLog: (
    filter: LogFilter,
    page: { before?: number; limit: number },
    signal?: AbortSignal,
  ) => Promise<SecurityLogResponse>;
}

const PAGE_TOKEN: typeof OPERATOR_PAGE_HEADER = 'x-operator-page';
/** Timeout of a call; long, because the gate mounts releases in a browser. */
const CALL_TIMEOUT_MS = 90_000;

async function send(basePath: string, path: string, init: RequestInit): Promise<Response> {
  const headers = { ...init.headers, ...(init.body ? { 'content-type': 'application/json' } : {}) };
  const response = await fetch(`${basePath}api/operator/${path}`, { cache: 'no-store', ...init, headers });
  if (!response.ok) throw await readRefusal(response);
  return response;
}

/**
 * Starts an operator session. The response sets the session cookie, which scripts cannot read, and its body
 * has the page token for later calls.
 *
 * @throws {Refusal} when the server responds with an error
 * @throws {TypeError} when there is no response
 */
export async function signIn(basePath: string, credentials: Credentials): Promise<OperatorSignedIn> {
  const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const response = await send(basePath, 'session', {
    method: 'POST',
    body: JSON.stringify(credentials),
    signal,
  });
  return (await response.json()) as OperatorSignedIn;
}

export function createOperatorApi(basePath: string, { pageToken, askForCode }: OpenSession): OperatorApi {
  const headers = { [PAGE_TOKEN]: pageToken };
  const call = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
    const limit = AbortSignal.timeout(CALL_TIMEOUT_MS);
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const response = await send(basePath, path, { ...init, headers, signal });
    return (response.status === 204 ? undefined : await response.json()) as Answer;
  };
  /** Asks the operator for a code if the server requires one, then retries the call. */
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
    health: (area, signal) => get(`areas/${area}/health`, signal),
    release: (area, release, signal) => get(`areas/${area}/releases/${release}`, signal),
    pictures: (area, release) => get(`areas/${area}/releases/${release}/pictures`),
    check: (area, release, signal) => post(`areas/${area}/check`, { release }, signal),
    move: (area, request) => change(`areas/${area}/moves`, jsonPost(request)),
    startRollout: (area, request) => change(`areas/${area}/rollouts`, jsonPost(request)),
    changeRollout: (area, rollout, wanted, reason) =>
      change(`areas/${area}/rollouts/${rollout}/${wanted}`, jsonPost({ reason })),
    approve: (id) => change(`approvals/${id}`, jsonPost({})),
    decline: (id) => change(`approvals/${id}`, { method: 'DELETE' }),
    publishers: (signal) => get('publishers', signal),
    addPublisher: (request) => change('publishers', jsonPost(request)),
    revokePublisher: (id) => change(`publishers/${id}`, { method: 'DELETE' }),
    previews: (signal) => get('previews', signal),
    addPreview: (request) => change('previews', jsonPost(request)),
    revokePreview: (id) => change(`previews/${id}`, { method: 'DELETE' }),
    previewUrl: ({ path }) => path && new URL(`${basePath}${path}`, location.href).href,
    targets: (signal) => get('notifications/targets', signal),
    addTarget: (request) => change('notifications/targets', jsonPost(request)),
    scheduleTarget: (id, schedule) =>
      change(`notifications/targets/${id}`, { ...jsonPost(schedule), method: 'PATCH' }),
    onCall: (signal) => get('notifications/on-call', signal),
    revokeTarget: (id) => change(`notifications/targets/${id}`, { method: 'DELETE' }),
    testTarget: (id) => change(`notifications/targets/${id}/test`, { method: 'POST' }),
    deliveries: (signal) => get('notifications/deliveries', signal),
    retryDelivery: (id) => change(`notifications/deliveries/${id}/retry`, { method: 'POST' }),
    reports: (kind, signal) => get(`${CONTENT_PATHS[kind].operator}/reports`, signal),
    hide: (kind, id, reason) => change(`${CONTENT_PATHS[kind].operator}/${id}/hide`, jsonPost({ reason })),
    show: (kind, id) => change(`${CONTENT_PATHS[kind].operator}/${id}/show`, { method: 'POST' }),
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
