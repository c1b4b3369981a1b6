import { selectRetainedReleases } from '../database/release.queries.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { DESCRIPTOR_FILE } from '../release/release-limits.ts';

export async function findMissingFiles({
  database,
  store,
}: Pick<ReleasePlane, 'database' | 'store'>): Promise<{ named: number; missing: string[] }> {
  const report = { named: 0, missing: [] as string[] };
  for (const { area, id, descriptor } of await selectRetainedReleases(database, null)) {
    const stored = new Set(await store.list(area, id));
    for (const path of [...Object.keys(descriptor.files), DESCRIPTOR_FILE]) {
      report.named += 1;
      if (!stored.has(path)) report.missing.push(`${area}/${id}/${path}`);
    }
  }
  return report;
}
