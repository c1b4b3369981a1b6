// Set-up of every Vitest project. On a busy machine, one second is too short as the default timeout of
// `vi.waitFor` and `vi.waitUntil`.
import { vi } from 'vitest';

const WAIT_TIMEOUT_MS = 15_000;

const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options) => waitFor(callback, withTimeout(options));
vi.waitUntil = (callback, options) => waitUntil(callback, withTimeout(options));

const withTimeout = <Options extends object>(options: number | Options = {} as Options) =>
  typeof options === 'number' ? options : { timeout: WAIT_TIMEOUT_MS, ...options };
