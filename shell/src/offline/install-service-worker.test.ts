import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installServiceWorker } from './install-service-worker.ts';

const worker = { postMessage: vi.fn() };
const register = vi.fn(async () => ({}));
const listeners = new Set<() => void>();
const onMove = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal('navigator', {
    serviceWorker: { register, ready: Promise.resolve({ active: worker }) },
  });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'https://site/areas/x' }] as never);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  listeners.clear();
});

test('installs the worker for the whole site and tells it what was loaded before it ran', async () => {
  installServiceWorker('/tool/', onMove);
  await vi.waitFor(() =>
    expect(worker.postMessage).toHaveBeenCalledWith({ files: ['https://site/areas/x'] }),
  );
  expect(register).toHaveBeenCalledExactlyOnceWith('/tool/service-worker.js', { updateViaCache: 'none' });
});

test('tells it again when a pointer has moved, until it is stopped', async () => {
  const stop = installServiceWorker('/', onMove);
  await vi.waitFor(() => expect(worker.postMessage).toHaveBeenCalledTimes(1));
  listeners.forEach((listener) => listener());
  await vi.waitFor(() => expect(worker.postMessage).toHaveBeenCalledTimes(2));
  stop();
  expect(listeners.size).toBe(0);
});

test.each([
  ['where the browser has no workers', {}],
  ['where it saves data', { connection: { saveData: true } }],
])('does nothing %s', (_, changes) => {
  const supported = 'connection' in changes ? { serviceWorker: { register } } : {};
  vi.stubGlobal('navigator', { ...supported, ...changes });
  installServiceWorker('/', onMove)();
  expect(register).not.toHaveBeenCalled();
});

test('is quiet where the browser throws at the first look at its workers, as in a sandboxed frame', async () => {
  let looks = 0;
  vi.stubGlobal('navigator', {
    get serviceWorker() {
      looks += 1;
      throw new DOMException('The context is sandboxed', 'SecurityError');
    },
  });
  installServiceWorker('/', onMove);
  listeners.forEach((listener) => listener());
  await vi.waitFor(() => expect(looks).toBe(2));
});

test('is quiet where the browser refuses', async () => {
  register.mockRejectedValueOnce(new Error('refused'));
  installServiceWorker('/', onMove);
  await vi.waitFor(() => expect(register).toHaveBeenCalled());
  expect(worker.postMessage).not.toHaveBeenCalled();
});
