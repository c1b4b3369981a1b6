// Set-up for component tests. The long timeout tolerates pauses of a busy machine. Unmounts after each test,
// so that no screen sends requests to the fake server of the next test. `setImmediate` lets React finish
// before Vitest removes the window.
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
afterAll(async () => {
  vi.useRealTimers();
  await new Promise((done) => setImmediate(done));
});
