import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Encoder } from './encode-video.ts';

/** What `work` comes to with an encoder whose folder is there as long as the work. */
export async function withEncoder<Value>(
  ffmpeg: string,
  work: (encoder: Encoder) => Promise<Value>,
): Promise<Value> {
  const folder = await mkdtemp(join(tmpdir(), 'danqing-video-'));
  try {
    return await work({ ffmpeg, folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What `encodeVideo` has left there. */
export async function readEncoded({ folder }: Encoder): Promise<{ mp4: Buffer; webm: Buffer }> {
  const [mp4, webm] = await Promise.all(
    ['video.mp4', 'video.webm'].map((file) => readFile(join(folder, file))),
  );
  return { mp4: mp4!, webm: webm! };
}
