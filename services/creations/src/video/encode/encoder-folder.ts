import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Encoder } from './encode-video.ts';

const PREFIX = 'danqing-video-';
const STALE_MS = 24 * 60 * 60 * 1000;

export async function withEncoder<Value>(
  ffmpeg: string,
  work: (encoder: Encoder) => Promise<Value>,
): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    return await work({ ffmpeg, folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function readEncoded({ folder }: Encoder): Promise<{ mp4: Buffer; webm: Buffer }> {
  const [mp4, webm] = await Promise.all(
    ['video.mp4', 'video.webm'].map((file) => readFile(join(folder, file))),
  );
  return { mp4: mp4!, webm: webm! };
}

/**
 * Removes encoder folders that have not been modified for a day; killed processes leave them behind. Folders
 * of other users cannot be removed and stay.
 */
export async function sweepEncoderFolders(): Promise<void> {
  const entries = await readdir(tmpdir(), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name.startsWith(PREFIX));
  await Promise.allSettled(
    folders.map(async ({ name }) => {
      const folder = join(tmpdir(), name);
      const { mtimeMs } = await stat(folder);
      if (Date.now() - mtimeMs > STALE_MS) await rm(folder, { recursive: true, force: true });
    }),
  );
}
