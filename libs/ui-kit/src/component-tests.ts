// For component tests: `findBy…` and `waitFor` end what hangs, and are not upset by a pause of a busy machine. The last
// screen of a file goes before the window does, or its timers and React's unfinished work would ask for one.
import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

configure({ asyncUtilTimeout: 15_000 });
afterAll(async () => {
  vi.useRealTimers();
  cleanup();
  await new Promise((done) => setImmediate(done));
});
