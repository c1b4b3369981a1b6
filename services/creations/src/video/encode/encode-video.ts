import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { VIDEO } from '@danqing/studio-painter';

const STDERR_TAIL_LENGTH = 2_000;

/**
 * `folder` is an empty directory. ffmpeg cannot pipe the MP4, because it rewrites the file to move the index
 * to the front.
 */
export interface Encoder {
  ffmpeg: string;
  folder: string;
}

export interface EncodedSource {
  arguments: readonly string[];
  filter?: string;
  frames?: number;
  still?: string;
  signal?: AbortSignal;
}

/** Input options for raw RGBA frames on stdin, at the common video size and frame rate. */
export const DRAWN_FRAMES = [
  ...['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${VIDEO.width}x${VIDEO.height}`],
  ...['-r', String(VIDEO.rate), '-i', 'pipe:0'],
];

// Players assume BT.709 for untagged video of this height, but ffmpeg converts with BT.601 by default.
// Without these options colours shift.
const COLORS = 'scale=out_color_matrix=bt709:out_range=tv';
const TAGS = [
  '-color_range',
  'tv',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
];
/** Strips audio, subtitles and all metadata of this machine or the source. */
const BARE = ['-an', '-sn', '-dn', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
const H264 = ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryfast', '-crf', '21', '-threads', '2'];
const VP9 = [
  ...['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '7', '-row-mt', '1', '-tile-columns', '1'],
  ...['-threads', '2', '-b:v', '0', '-crf', '34', '-g', '125'],
];

/**
 * Encodes a source into `video.mp4` and `video.webm` in the folder. ffmpeg runs with an empty environment.
 * Rejects with the end of ffmpeg's output if it fails.
 *
 * @param feed writes to ffmpeg's stdin, for sources read from there
 */
export async function encodeVideo(
  { ffmpeg, folder }: Encoder,
  { arguments: source, filter, frames = VIDEO.frames, still, signal }: EncodedSource,
  feed: (write: (bytes: Buffer) => Promise<void>) => Promise<void> = async () => undefined,
): Promise<void> {
  const filters = [filter, COLORS, `format=yuv420p,split${still ? '=3[still]' : ''}[mp4][webm]`];
  const output = [...TAGS, ...BARE, '-frames:v', String(frames)];
  const child = spawn(
    ffmpeg,
    [
      ...['-y', '-nostats', '-loglevel', 'error', ...source],
      ...['-filter_complex', `[0:v:0]${filters.filter(Boolean).join(',')}`],
      ...['-map', '[mp4]', ...H264, ...output, '-movflags', '+faststart', join(folder, 'video.mp4')],
      ...['-map', '[webm]', ...VP9, ...output, join(folder, 'video.webm')],
      ...(still ? ['-map', '[still]', '-frames:v', '1', '-f', 'image2', still] : []),
    ],
    { env: {}, stdio: ['pipe', 'ignore', 'pipe'], ...(signal && { signal, killSignal: 'SIGKILL' }) },
  );
  let words = '';
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => (words = (words + text).slice(-STDERR_TAIL_LENGTH)));
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, killed) => {
      if (code === 0) resolve();
      else reject(new Error(`ffmpeg ended with ${code ?? killed}: ${words.trim()}`));
    });
  });
  // Prevents an unhandled rejection. `write` reports an early exit; the final `await` reports every other
  // failure.
  ended.catch(() => undefined);
  child.stdin.on('error', () => undefined);
  const write = async (bytes: Buffer) => {
    if (!child.stdin.write(bytes)) await Promise.race([once(child.stdin, 'drain'), ended]);
  };
  try {
    await feed(write);
    child.stdin.end();
  } catch (error) {
    child.kill('SIGKILL');
    await ended.catch(() => undefined);
    throw error;
  }
  await ended;
}
