// For component tests: `findBy…` and `waitFor` end what hangs, and are not upset by a pause of a busy machine. A screen goes
// with its test, or it would ask the server of the next one; the last one of a file before the window does, or its timers
// and React's unfinished work would ask for one.
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
afterAll(async () => {
  vi.useRealTimers();
  await new Promise((done) => setImmediate(done));
});
