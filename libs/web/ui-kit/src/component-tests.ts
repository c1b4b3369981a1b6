// Set-up for component tests. The long timeout tolerates pauses of a busy machine. Unmounts after each test,
// so that no screen sends requests to the server of the next one. The final turn lets timers and React finish
// before the window is removed.
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
afterAll(async () => {
  vi.useRealTimers();
  await new Promise((done) => setImmediate(done));
});
