import type {
  ActiveArea,
  DocumentIndex,
  ReleaseDocument,
  ResolvedDocument,
} from '@danqing/contracts/releases';

/**
 * Returns the areas that changed since an earlier document, and all areas with a canary now or then. So the
 * changes apply to the earlier document of any visitor.
 */
export function documentChanges(
  newer: Pick<ResolvedDocument, 'document' | 'canaryAreas'> & { index: DocumentIndex },
  earlier: Pick<ResolvedDocument, 'document' | 'canaryAreas'>,
): ReleaseDocument {
  const { environment, sequence, shell, areas, retired } = newer.document;
  const known = new Map(earlier.document.areas.map((area) => [area.area, contentOf(area)]));
  const mayDiffer = (area: ActiveArea) =>
    newer.canaryAreas.has(area.area) ||
    earlier.canaryAreas.has(area.area) ||
    known.get(area.area) !== contentOf(area);
  return {
    environment,
    sequence,
    since: earlier.document.sequence,
    shell,
    areas: areas.filter(mayDiffer),
    ...(retired && { retired }),
    index: newer.index,
  };
}

/** Releases never change, so these values determine all others. */
const contentOf = ({ release, channel, killed, fallback }: ActiveArea): string =>
  [release, channel, killed, fallback?.release].join(' ');
