import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const RESPONSE_TIMEOUT_MS = 15_000;
const ENCODERS = ['libx264', 'libvpx-vp9'];

/** Path of the encoder, or one sentence that says why there is none and what to do. */
export type FoundFfmpeg = { program: string } | { missing: string };

/**
 * Finds ffmpeg and checks its encoders.
 *
 * @param setting FFMPEG_PATH; null searches PATH
 */
export async function findFfmpeg(
  setting: string | null,
  path = process.env['PATH'] ?? '',
): Promise<FoundFfmpeg> {
  const program = setting ?? (await firstOnPath(path));
  if (program === null)
    return {
      missing: 'there is no ffmpeg on the PATH. Install it (Debian: ffmpeg), or name one in FFMPEG_PATH',
    };
  try {
    const { stdout } = await promisify(execFile)(program, ['-hide_banner', '-encoders'], {
      env: {},
      timeout: RESPONSE_TIMEOUT_MS,
    });
    const lacking = ENCODERS.filter((encoder) => !new RegExp(`^ V\\S+ ${encoder} `, 'm').test(stdout));
    return lacking.length === 0
      ? { program }
      : { missing: `${program} lacks ${lacking.join(' and ')}. Name another one in FFMPEG_PATH` };
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    return { missing: `${program} does not run: ${reason}. Name another one in FFMPEG_PATH` };
  }
}

async function firstOnPath(path: string): Promise<string | null> {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const program = join(folder, 'ffmpeg');
    const runs = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (runs) return program;
  }
  return null;
}
