// Set-up of every vitest project. A wait ends what hangs; how fast something is, a test measures. The default of one
// second is shorter than a pause of a busy machine.
import { vi } from 'vitest';

const PATIENCE_MS = 15_000;

const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options) => waitFor(callback, patient(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));

const patient = <Options extends object>(options: number | Options = {} as Options) =>
  typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options };
