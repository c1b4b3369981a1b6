import { loadServices } from '@danqing/gateway';
import { findMissing } from '@danqing/nest-kit';
import type { DatabaseUrls } from '@danqing/nest-kit/config';
import { openStorage, type StorageOptions } from '@danqing/nest-kit/storage';
import { findMissingFiles, openReleasePlane } from '@danqing/releases';

const PRINTED = 10;

interface VerifiedKind {
  service: string;
  kind: string;
  named: number;
  missing: string[];
}

export async function verifyData(urls: DatabaseUrls, stored: StorageOptions): Promise<VerifiedKind[]> {
  const kinds: VerifiedKind[] = [];
  for (const { name, stores } of await loadServices())
    for (const store of stores)
      for (const [kind, report] of Object.entries(
        await findMissing(store, openStorage(store, stored), urls[name]),
      ))
        kinds.push({ service: name, kind, ...report });
  const plane = await openReleasePlane({ databaseUrl: urls.releases, ...stored });
  const report = await findMissingFiles(plane).finally(() => plane.database.destroy());
  return [...kinds, { service: 'releases', kind: 'files of releases', ...report }];
}

export function formatReport(kinds: readonly VerifiedKind[]): { text: string; sound: boolean } {
  const lines = kinds.flatMap(({ service, kind, named, missing }) => [
    `${service.padEnd(12)}${kind}: ${counted(named)} named, ${counted(missing.length)} missing`,
    ...missing.slice(0, PRINTED).map((key) => `    ${key}`),
    ...(missing.length > PRINTED ? [`    and ${counted(missing.length - PRINTED)} more`] : []),
  ]);
  const missing = kinds.reduce((sum, kind) => sum + kind.missing.length, 0);
  const all =
    missing === 0 ? 'Nothing is missing.' : `${counted(missing)} missing: restore them from a back-up.`;
  return { text: `${[...lines, all].join('\n')}\n`, sound: missing === 0 };
}

const counted = (number: number): string => number.toLocaleString('en');
