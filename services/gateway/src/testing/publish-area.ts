import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AreaManifest, AreaRoute } from '@danqing/contracts/releases';
import { activateRelease, publishRelease, type ReleasePlane } from '@danqing/releases';

const name = { zh: '测试', en: 'Test', ja: 'テスト' };

/**
 * Publishes and activates a small release.
 *
 * @param script text of its entry file
 * @param routes further routes of an area
 */
export async function publishArea(
  plane: ReleasePlane,
  area: 'shell' | 'generator',
  script: string,
  routes: readonly AreaRoute[] = [],
): Promise<string> {
  const release = await publishOnly(plane, area, script, routes);
  await activateRelease(plane, { area, release, actor: 'test', reason: 'no browser here', force: ['smoke'] });
  return release;
}

/** Publishes a small release that no pointer names. */
export async function publishOnly(
  plane: ReleasePlane,
  area: 'shell' | 'generator',
  script: string,
  routes: readonly AreaRoute[] = [],
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'danqing-area-'));
  const files = { 'entry.js': script, 'css/area.css': `.${area}_test-main { color: red }` };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const manifest: AreaManifest = {
    area,
    name,
    contract: '^1.0.0',
    routes:
      area === 'shell'
        ? []
        : [
            { id: 'home', path: '/', frame: 'open', page: { kind: 'color' } },
            { id: 'color', path: '/colors/:name', frame: 'open', page: { kind: 'color', param: 'name' } },
            ...routes,
          ],
    navigation: [],
  };
  const descriptor = {
    manifest,
    build: createHash('sha256').update(script).digest('hex').slice(0, 12),
    container: area === 'shell' ? '' : `${area}_test`,
    scripts: ['entry.js'],
    styles: ['css/area.css'],
    shared: {},
    externalRuntime: true,
    files: Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path,
        `sha384-${createHash('sha384').update(text).digest('base64')}`,
      ]),
    ),
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(descriptor));
  const { release } = await publishRelease(plane, { folder, publisher: 'test' }).finally(() =>
    rmSync(folder, { recursive: true }),
  );
  return release;
}
