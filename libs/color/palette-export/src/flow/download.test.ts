import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { download } from './download.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('hands the file to the browser under its name, and forgets it once it is taken', () => {
  const clicked: [string, string][] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:danqing/1');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push([this.href, this.download]);
  });
  download({ name: '丹青_江南春水.thmx', content: new Blob(['ink']) });
  expect(clicked).toEqual([['blob:danqing/1', '丹青_江南春水.thmx']]);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:danqing/1');
});
