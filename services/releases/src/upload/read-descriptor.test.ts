import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listFiles } from '../store/list-files.ts';
import { sha384 } from '../release/release-id.ts';
import { describeBuild, temporaryFolder } from '../testing/release-build.ts';
import { readDescriptor } from './read-descriptor.ts';

const segment = fc.constantFrom('a', 'b', '.', '..', '', 'release.json', 'a.js', 'a.js.br', '@', '-');
const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => segments.join('/'));

test('names that are accepted can all be written into one folder, and stand there by these names', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(path, { minLength: 1, maxLength: 6 }), async (names) => {
      const files = Object.fromEntries(names.map((name) => [name, sha384(Buffer.from(name))]));
      try {
        readDescriptor({ ...describeBuild(), files });
      } catch (error) {
        expect(error).toMatchObject({ code: 'RELEASE_INVALID' });
        return;
      }
      const folder = await temporaryFolder();
      await writeFile(join(folder, 'release.json'), '');
      for (const name of names) {
        await mkdir(dirname(join(folder, name)), { recursive: true });
        await writeFile(join(folder, name), '', { flag: 'wx' });
      }
      const written = (await listFiles(folder)).map((file) => file.path);
      expect(written.sort()).toEqual(['release.json', ...names].sort());
    }),
  );
});
