import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { VIDEO } from '@danqing/studio-painter';

/** Of what ffmpeg says, characters. */
const LAST_WORDS = 2_000;

/** Where the encoder is, and an empty folder for its files: an MP4 that begins with its index is written twice. */
export interface Encoder {
  ffmpeg: string;
  folder: string;
}

export interface EncodedSource {
  /** ffmpeg's arguments up to its input. */
  arguments: readonly string[];
  /** Before what all videos have. */
  filter?: string;
  /** More are left out. */
  frames?: number;
  /** A file for the first picture. */
  still?: string;
  /** Ends the process. */
  signal?: AbortSignal;
}

/** Raw pictures (RGBA, of the size of every video) on standard input, as they are drawn. */
export const DRAWN_FRAMES = [
  ...['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${VIDEO.width}x${VIDEO.height}`],
  ...['-r', String(VIDEO.rate), '-i', 'pipe:0'],
];

// Players take untagged pictures of this height for BT.709, and ffmpeg converts by BT.601 unless told: colours would shift.
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
/** Nothing of this machine or of a source. */
const BARE = ['-an', '-sn', '-dn', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
const H264 = ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryfast', '-crf', '21', '-threads', '2'];
const VP9 = [
  ...['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '7', '-row-mt', '1', '-tile-columns', '1'],
  ...['-threads', '2', '-b:v', '0', '-crf', '34', '-g', '125'],
];

/**
 * Encodes one source into `video.mp4` and `video.webm` of the folder. `feed` writes to ffmpeg's standard input, where the source
 * is read from there. The process has nothing of the environment. Rejects with ffmpeg's last words when it fails.
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
  child.stderr.setEncoding('utf8').on('data', (text: string) => (words = (words + text).slice(-LAST_WORDS)));
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, killed) => {
      if (code === 0) resolve();
      else reject(new Error(`ffmpeg ended with ${code ?? killed}: ${words.trim()}`));
    });
  });
  // Of an end that comes too early `write` tells, and of every other the last line.
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
