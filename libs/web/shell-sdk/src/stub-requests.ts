import { vi } from 'vitest';

export type Respond = (request: Request) => Response | Promise<Response>;

export interface StubbedRequests {
  /** `METHOD path?query` of each request, decoded. */
  readonly requestLog: string[];
  readonly requests: Request[];
  /** Overrides the response of matching lines of `requestLog`; the last match wins. */
  override(asked: RegExp, answer: Respond): void;
  recover(): void;
}

/** Stubs `fetch` until `vi.unstubAllGlobals`, and records the requests. */
export function stubRequests(answer: Respond): StubbedRequests {
  const overrides: [RegExp, Respond][] = [];
  const stubbed: StubbedRequests = {
    requestLog: [],
    requests: [],
    override: (asked, response) => void overrides.push([asked, response]),
    recover: () => void overrides.splice(0),
  };
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const request = new Request(new URL(url, 'http://localhost'), init);
    const { pathname, search } = new URL(request.url);
    const line = `${request.method} ${decodeURIComponent(pathname + search)}`;
    stubbed.requestLog.push(line);
    stubbed.requests.push(request);
    const override = overrides.findLast(([asked]) => asked.test(line))?.[1];
    return Promise.resolve((override ?? answer)(request.clone()));
  });
  return stubbed;
}

/** Responds with an error of the API. */
export const refusing =
  (status: number, code: string, message: string) =>
  (_request?: Request): Response =>
    Response.json({ success: false, code, message, error: message, traceId: 't' }, { status });

/** Never responds. */
export const never = (): Promise<Response> => new Promise(() => {});
