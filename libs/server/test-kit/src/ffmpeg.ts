import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Returns the path of an executable ffmpeg, or null. FFMPEG_PATH, if set, replaces the search in PATH. */
export function installedFfmpeg(): string | null {
  const { FFMPEG_PATH, PATH = '' } = process.env;
  const places = FFMPEG_PATH ? [FFMPEG_PATH] : PATH.split(delimiter).map((folder) => join(folder, 'ffmpeg'));
  return places.find(mayRun) ?? null;
}

/**
 * Returns the path of an ffmpeg for tests, or null. As root on Debian or Ubuntu, one test process installs
 * the `ffmpeg` package first. On null it prints a message, and the caller skips its tests.
 */
export function provideFfmpeg(): string | null {
  const found = installedFfmpeg();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('ffmpeg: installing the ffmpeg package\n');
    const install =
      'command -v ffmpeg || { apt-get update && apt-get install -y --no-install-recommends ffmpeg; }';
    execFileSync('flock', [join(tmpdir(), 'danqing-ffmpeg.lock'), 'sh', '-c', install], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return installedFfmpeg();
  }
  process.stdout.write(
    'ffmpeg: none on the PATH, so no video is made in tests; install it, or name one in FFMPEG_PATH\n',
  );
  return null;
}

function mayRun(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
