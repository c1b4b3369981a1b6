import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Replaces downloads and `console.error` by mocks in each test of the file, and removes all stubs after it.
 * `saved` lists the names of downloaded files.
 */
export function watchDownloads() {
  const saved: string[] = [];
  const log = vi.spyOn(console, 'error');
  beforeEach(() => {
    log.mockImplementation(() => {});
    saved.length = 0;
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:danqing/1');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { saved, log };
}
