import type { GateResult, PreviewedRelease, ReleaseDocument } from '@danqing/contracts/releases';
import { checkBeside } from '../gate/check-beside.ts';
import { toResult } from '../gate/gate-result.ts';
import type { PointedArea } from './read-pointed-areas.ts';

/**
 * Returns the areas with previewed releases as stable ones. A previewed area has no fallback, because a page
 * that shows another release than the badge names would mislead.
 */
export function previewAreas(
  areas: readonly PointedArea[],
  previewed: readonly PreviewedRelease[],
): PointedArea[] {
  const known = new Set(areas.map(({ area }) => area));
  const replaced = new Map(previewed.map((release) => [release.area, toPointed(release)]));
  const added = [...replaced.values()].filter(({ area }) => !known.has(area));
  return [...areas.map((area) => replaced.get(area.area) ?? area), ...added];
}

const toPointed = ({ area, release, descriptor }: PreviewedRelease): PointedArea => ({
  area,
  pointer: { stable: release, canary: null, killed: false },
  stable: { release, descriptor },
  canary: null,
  previous: null,
});

/**
 * Checks the previewed releases against the other stable ones and each other.
 *
 * @param areas result of `previewAreas`
 */
export function checkPreview(
  areas: readonly PointedArea[],
  previewed: readonly PreviewedRelease[],
): GateResult {
  const sides = areas.map(({ stable }) => stable.descriptor);
  return toResult(
    previewed.flatMap(({ descriptor }) =>
      checkBeside(
        descriptor,
        sides.filter((side) => side !== descriptor),
      ),
    ),
  );
}

/** Marks the previewed areas, and removes them from the retired ones. */
export function markPreviewed(
  document: ReleaseDocument,
  previewed: readonly PreviewedRelease[],
): ReleaseDocument {
  const isPreviewed = ({ area }: { area: string }) => previewed.some((release) => release.area === area);
  const mark = <Area extends ReleaseDocument['shell']>(area: Area): Area =>
    isPreviewed(area) ? { ...area, channel: 'preview' } : area;
  const { retired, ...rest } = document;
  const stillRetired = retired?.filter((area) => !isPreviewed(area)) ?? [];
  return {
    ...rest,
    shell: mark(document.shell),
    areas: document.areas.map(mark),
    ...(stillRetired.length > 0 && { retired: stillRetired }),
  };
}
