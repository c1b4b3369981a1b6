import type { ReleaseDescriptor } from '@danqing/contracts/releases';

export interface ChangedFile {
  path: string;
  from: string;
}
export interface ChangedEntry {
  name: string;
  from: string | null;
  to: string | null;
}
export interface DescriptorDiff {
  files: { added: string[]; removed: string[]; changed: ChangedFile[]; same: number };
  contract: ChangedEntry[];
  routes: ChangedEntry[];
  navigation: ChangedEntry[];
  shared: ChangedEntry[];
}

export function diffDescriptors(older: ReleaseDescriptor, newer: ReleaseDescriptor): DescriptorDiff {
  return {
    files: diffFiles(older.files, newer.files),
    contract: diffEntries({ contract: older.manifest.contract }, { contract: newer.manifest.contract }),
    routes: diffEntries(keyed(older.manifest.routes), keyed(newer.manifest.routes)),
    navigation: diffEntries(keyed(older.manifest.navigation), keyed(newer.manifest.navigation)),
    shared: diffEntries(older.shared, newer.shared),
  };
}

function diffFiles(older: Record<string, string>, newer: Record<string, string>): DescriptorDiff['files'] {
  const changed: ChangedFile[] = [];
  const same = Object.keys(newer).filter((path) => older[path] === newer[path]).length;
  for (const path of Object.keys(newer))
    if (path in older && older[path] !== newer[path]) changed.push({ path, from: path });
  const gone = Object.keys(older).filter((path) => !(path in newer));
  const added: string[] = [];
  for (const path of Object.keys(newer).filter((name) => !(name in older))) {
    const before = gone.findIndex((name) => withoutHash(name) === withoutHash(path));
    if (before < 0) added.push(path);
    else changed.push({ path, from: gone.splice(before, 1)[0]! });
  }
  return {
    added: added.sort(),
    removed: gone.sort(),
    changed: changed.sort((a, b) => a.path.localeCompare(b.path)),
    same,
  };
}

/** Treats `c/editor.0a1b2c3d4e.js` and the same chunk with another hash as one file. */
const withoutHash = (path: string) => path.replace(/\.[0-9a-f]{8,}(?=\.)/, '');

const keyed = (entries: readonly { id: string }[]): Record<string, string> =>
  Object.fromEntries(entries.map(({ id, ...rest }) => [id, JSON.stringify(rest)]));

function diffEntries(older: Record<string, string>, newer: Record<string, string>): ChangedEntry[] {
  return [...new Set([...Object.keys(older), ...Object.keys(newer)])]
    .filter((name) => older[name] !== newer[name])
    .sort()
    .map((name) => ({ name, from: older[name] ?? null, to: newer[name] ?? null }));
}
