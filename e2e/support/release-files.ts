import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Site } from './site.ts';

export function hashOfReleases({ dataDir }: Site): string {
  const folder = join(dataDir, 'releases');
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  for (const path of files.map((file) => join(file.parentPath, file.name)).sort())
    hash.update(path).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}

export function tamper(
  { dataDir }: Site,
  { area, release, file }: { area: string; release: string; file: RegExp },
  text: string,
): () => void {
  const folder = join(dataDir, 'releases', area, release);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => file.test(name));
  const [name] = names;
  if (!name || names.length > 1) throw new Error(`${names.length} files match ${file}`);
  const path = join(folder, name);
  const tampered = Buffer.from(readFileSync(path, 'utf8') + text);
  const changed = new Map<string, Buffer>();
  const change = (target: string, bytes: Buffer) => {
    if (!existsSync(target)) return;
    changed.set(target, readFileSync(target));
    writeFileSync(target, bytes);
  };
  change(path, tampered);
  change(`${path}.br`, brotliCompressSync(tampered));
  change(`${path}.gz`, gzipSync(tampered));
  return () => {
    for (const [target, bytes] of changed) writeFileSync(target, bytes);
  };
}
