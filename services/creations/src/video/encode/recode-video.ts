import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VIDEO } from '@danqing/studio-painter';
import { encodeVideo } from './encode-video.ts';
import { readEncoded, withEncoder } from './encoder-folder.ts';

const TIME_LIMIT_MS = 120_000;
const SECONDS = 20;
const MAX_PIXELS = 4096 * 2304;
const DECODERS = 'h264,hevc,vp8,vp9,mpeg4';

/**
 * Re-encodes a foreign video to the common size, limited to twenty seconds, and extracts its first frame as
 * PNG. The first bytes determine the container, the decoders are an allowlist, and ffmpeg opens no other
 * file. Rejects if it is not a video.
 */
export async function recodeVideo(
  ffmpeg: string,
  file: Buffer,
): Promise<{ mp4: Buffer; webm: Buffer; still: Buffer }> {
  const container = containerOf(file);
  if (!container) throw new Error('what came is no video');
  return withEncoder(ffmpeg, async (encoder) => {
    const [source, still] = [join(encoder.folder, 'source'), join(encoder.folder, 'still.png')];
    await writeFile(source, file);
    await encodeVideo(encoder, {
      arguments: [
        ...['-protocol_whitelist', 'file', '-codec_whitelist', DECODERS, '-max_pixels', String(MAX_PIXELS)],
        ...['-threads', '2', '-t', String(SECONDS), '-f', container, '-i', source],
      ],
      filter: `fps=${VIDEO.rate},scale=${VIDEO.width}:${VIDEO.height}:force_original_aspect_ratio=increase,crop=${VIDEO.width}:${VIDEO.height},setsar=1`,
      frames: SECONDS * VIDEO.rate,
      still,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return { ...(await readEncoded(encoder)), still: await readFile(still) };
  });
}

function containerOf(file: Buffer): 'mov' | 'matroska' | null {
  if (file.toString('latin1', 4, 8) === 'ftyp') return 'mov';
  return file.length > 4 && file.readUInt32BE(0) === 0x1a45dfa3 ? 'matroska' : null;
}
