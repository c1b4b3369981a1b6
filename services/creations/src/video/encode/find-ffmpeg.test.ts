import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFfmpeg } from './find-ffmpeg.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'danqing-ffmpeg-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function programWith(name: string, encoders: string[], mode = 0o755): Promise<string> {
  const list = encoders.map((encoder) => ` V....D ${encoder}   an encoder (codec x)`);
  const file = join(folder, name);
  await writeFile(file, `#!/bin/sh\nprintf '%s\\n' 'Encoders:' '${list.join("' '")}'\n`);
  await chmod(file, mode);
  return file;
}

it('takes the program of the setting, else the first one on the PATH that may be run', async () => {
  const program = await programWith('ffmpeg', ['libx264', 'libvpx-vp9']);
  expect(await findFfmpeg(program, '')).toEqual({ program });
  expect(await findFfmpeg(null, `/nowhere:${folder}:/bin`)).toEqual({ program });
});

it.each<[string, () => Promise<[setting: string | null, path: string]>, RegExp]>([
  ['is on the PATH', async () => [null, '/nowhere'], /no ffmpeg on the PATH.*FFMPEG_PATH/],
  [
    'has both encoders',
    async () => [await programWith('vp9-only', ['libvpx-vp9', 'libx264rgb']), ''],
    /vp9-only lacks libx264\..*FFMPEG_PATH/,
  ],
  ['is where the setting says', async () => [join(folder, 'absent'), ''], /absent does not run: .*ENOENT/],
  [
    'may be run',
    async () => [await programWith('locked', ['libx264', 'libvpx-vp9'], 0o644), ''],
    /locked does not run: .*EACCES/,
  ],
])('says in one sentence that no program %s', async (_what, given, sentence) => {
  const found = await findFfmpeg(...(await given()));
  expect(found).toEqual({ missing: expect.stringMatching(sentence) });
  expect('missing' in found && found.missing).not.toContain('\n');
});
