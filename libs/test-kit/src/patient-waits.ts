// Set-up of every Vitest project. The default timeout of one second is too short for a busy machine.
import { vi } from 'vitest';

const PATIENCE_MS = 15_000;

const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options) => waitFor(callback, patient(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));

const patient = <Options extends object>(options: number | Options = {} as Options) =>
  typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options };
