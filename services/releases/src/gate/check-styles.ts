import { strayStyles } from '@danqing/contracts/area-styles';
import { SHELL_AREA, type GateCheck } from '@danqing/contracts/releases';
import type { ReleaseRow } from '../database/release.queries.ts';
import type { ReleasePlane } from '../plane/release-plane.ts';
import { toCheck } from './gate-result.ts';

const NAMED = 5;

/** Checks that the style sheets of an area change nothing outside it. The shell's may. */
export async function checkStyles(
  { store }: ReleasePlane,
  { area, id, descriptor }: ReleaseRow,
): Promise<GateCheck> {
  const sheets =
    area === SHELL_AREA ? [] : Object.keys(descriptor.files).filter((path) => path.endsWith('.css'));
  const stray: string[] = [];
  for (const path of sheets) {
    const css = Buffer.from(await store.read(area, id, path)).toString();
    stray.push(...strayStyles(css, descriptor.container).map((selector) => `${path}: ${selector}`));
  }
  const more = stray.length - NAMED;
  return toCheck('styles', {
    incompatible: [
      ...stray.slice(0, NAMED).map((found) => `${found} reaches beyond the area`),
      ...(more > 0 ? [`and ${more} more`] : []),
    ],
    unknown: [],
  });
}
