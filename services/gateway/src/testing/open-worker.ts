import { readFileSync } from 'node:fs';
import typescript from 'typescript';
import { vi } from 'vitest';

export const SITE = 'https://danqing.example/tool/';

export type RequestedUrl = string | { url: string };
export type Fetch = (input: RequestedUrl, init?: RequestInit) => Promise<Response>;

export interface RequestOptions {
  mode?: string;
  method?: string;
  cache?: string;
  headers?: Record<string, string>;
}

const addressOf = (asked: RequestedUrl) => (typeof asked === 'string' ? asked : asked.url);

const source = (name: string) =>
  typescript.transpile(readFileSync(new URL(`../../worker/${name}.ts`, import.meta.url), 'utf8'), {
    target: typescript.ScriptTarget.ES2022,
    module: typescript.ModuleKind.ESNext,
  });

function openCaches(fetch: Fetch) {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (asked: RequestedUrl) => store.get(addressOf(asked))?.clone(),
      put: async (asked: RequestedUrl, answer: Response) => void store.set(addressOf(asked), answer),
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (asked: RequestedUrl) => store.delete(addressOf(asked)),
      add: async (url: string) => void store.set(url, await fetch(url)),
    };
  };
  return {
    stores,
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    },
  };
}

export function openWorker(fetch: Fetch, name = 'service-worker') {
  const listeners = new Map<string, (event: object) => void>();
  const { stores, caches } = openCaches(fetch);
  const registration = { unregister: vi.fn(async () => true), navigationPreload: { enable: vi.fn() } };
  const worker = {
    location: { href: `${SITE}service-worker.js` },
    registration,
    clients: { claim: vi.fn() },
    skipWaiting: vi.fn(),
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  new Function('self', 'caches', 'fetch', source(name))(worker, caches, fetch);
  /** Resolves with the response or the failure, once all work of the event is complete. */
  const send = async (type: string, event: object = {}): Promise<Response | Error | undefined> => {
    const waits: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(type)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => waits.push(promise),
      respondWith: (promise: Promise<Response>) => (answer = promise),
    });
    const given = await answer?.catch((error: Error) => error);
    await Promise.all(waits);
    return given;
  };
  const ask = (path: string, options: RequestOptions = {}) => {
    const { mode = 'cors', method = 'GET', cache = 'default', headers = {} } = options;
    const request = { url: new URL(path, SITE).href, mode, method, cache, headers: new Headers(headers) };
    return send('fetch', { preloadResponse: Promise.resolve(undefined), request });
  };
  return { send, ask, stores, registration };
}
