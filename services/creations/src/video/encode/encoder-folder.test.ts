import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { sweepEncoderFolders } from './encoder-folder.ts';

const made: string[] = [];
afterEach(() => Promise.all(made.splice(0).map((path) => rm(path, { recursive: true, force: true }))));

async function folder(prefix: string, hoursOld: number): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), prefix));
  made.push(path);
  await writeFile(join(path, 'video.mp4'), 'half a video');
  const then = new Date(Date.now() - hoursOld * 60 * 60 * 1000);
  await utimes(path, then, then);
  return path;
}

it('removes the folders of encoders that were killed more than a day ago, and nothing else', async () => {
  const forsaken = await folder('danqing-video-', 25);
  const working = await folder('danqing-video-', 23);
  const foreign = await folder('danqing-picture-', 25);
  const link = `${forsaken}-link`;
  await symlink(foreign, link);
  made.push(link);
  await sweepEncoderFolders();
  expect(
    [forsaken, working, foreign, join(foreign, 'video.mp4'), link].map((path) => existsSync(path)),
  ).toEqual([false, true, true, true, true]);
});
