import { useColorList } from '@danqing/area-kit';
import { paletteLinkParam, schemeLinkParam } from '@danqing/color-core';
import { OpenFrame, usePageData } from '@danqing/shell-sdk';
import { useLocation, useParams, useSearchParams } from '@danqing/shell-sdk/router';
import { Skeleton, useLazyChunk } from '@danqing/ui-kit';
import { ColorBlock } from '../color-block/color-block.tsx';
import { lazyPalette } from '../model/palette/lazy-palette.ts';
import { isPalette, useRestored } from '../model/palette/use-restored.ts';
import { COCREATED_PARAM, SOURCE_PARAM } from '../model/address/scheme-address.ts';
import { unknownColor } from '../unknown-color/lazy-unknown-color.ts';
import { colorSegment } from '../model/chosen-color.ts';
import { Generator } from './generator.tsx';
import { ListFailure } from '../notes/list-failure.tsx';
import { routeColor } from '../model/address/route-color.ts';
import { useLandingColor } from '../model/address/use-landing-color.ts';
import layout from '../layout/layout.module.css';
import { WorkSkeleton } from '../layout/work-skeleton.tsx';

export function GeneratorPage() {
  const { name } = useParams();
  const [query] = useSearchParams();
  const list = useColorList();
  const wanted = name?.normalize('NFC').trim() ?? null;
  const { state } = useLocation();
  const brought: unknown = wanted === null ? state : null;
  const linked = query.get(paletteLinkParam) ?? undefined;
  const late = useLazyChunk(lazyPalette, isPalette(brought) || linked !== undefined);
  const { awaited: bringing, restored } = useRestored(brought, late.part !== null, list);
  const landing = useLandingColor(list, wanted === null, restored?.primary ?? null);
  const route = routeColor(wanted, usePageData(), list, landing);
  const linking = linked !== undefined && (!late.part || list.status === 'loading');
  const awaited = bringing || linking;
  const unknown = useLazyChunk(unknownColor, !awaited && route.status === 'unknown');
  if (!awaited && route.status === 'unknown' && unknown.part)
    return <unknown.part search={route.search} list={list} />;
  if (awaited || route.status !== 'known')
    return (
      <OpenFrame block={route.status === 'unknown' ? null : <ColorBlock color={null} />}>
        {late.failed || unknown.failed ? (
          <ListFailure onRetry={late.failed ? late.retry : unknown.retry} />
        ) : !awaited && route.status === 'unknown' ? (
          <Skeleton className={layout.previewsSkeleton} />
        ) : list.status === 'failed' ? (
          <ListFailure onRetry={list.retry} />
        ) : (
          <WorkSkeleton />
        )}
      </OpenFrame>
    );
  return (
    <Generator
      routeColor={route.color}
      address={{
        segment: wanted ?? colorSegment(route.color),
        link: query.get(schemeLinkParam),
        palette: linked,
        source: query.get(SOURCE_PARAM) ?? undefined,
        cocreated: query.get(COCREATED_PARAM) ?? undefined,
      }}
      restored={restored}
      list={list}
    />
  );
}
