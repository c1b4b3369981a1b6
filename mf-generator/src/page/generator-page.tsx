import { useColorList } from '@danqing/area-kit';
import { schemeLinkParam } from '@danqing/color-core';
import { OpenFrame, usePageData } from '@danqing/shell-sdk';
import { useParams, useSearchParams } from '@danqing/shell-sdk/router';
import { useMemo } from 'react';
import { ColorBlock } from '../color-block/color-block.tsx';
import { restoredState } from '../model/palette/restored-state.ts';
import { useRestoredPalette } from '../model/palette/use-restored-palette.ts';
import { UnknownColor } from '../unknown-color/unknown-color.tsx';
import { colorSegment } from '../model/chosen-color.ts';
import { Generator } from './generator.tsx';
import { ListFailure } from '../notes/list-failure.tsx';
import { routeColor } from '../model/address/route-color.ts';
import { useLandingColor } from '../model/address/use-landing-color.ts';
import { WorkSkeleton } from '../layout/work-skeleton.tsx';

/** The screen of all three routes: the generator of the colour that the URL names, or the search for it. */
export function GeneratorPage() {
  const { name } = useParams();
  const [query] = useSearchParams();
  const list = useColorList();
  const wanted = name?.normalize('NFC').trim() ?? null;
  const palette = useRestoredPalette(wanted === null);
  const restored = useMemo(() => palette && restoredState(palette), [palette]);
  const landing = useLandingColor(list, wanted === null, restored?.primary ?? null);
  const route = routeColor(wanted, usePageData(), list, landing);
  switch (route.status) {
    case 'known':
      return (
        <Generator
          routeColor={route.color}
          address={{ segment: wanted ?? colorSegment(route.color), link: query.get(schemeLinkParam) }}
          restored={restored}
          list={list}
        />
      );
    case 'unknown':
      return <UnknownColor search={route.search} list={list} />;
    case 'waiting':
      return (
        <OpenFrame block={<ColorBlock color={null} />}>
          {list.status === 'failed' ? <ListFailure onRetry={list.retry} /> : <WorkSkeleton />}
        </OpenFrame>
      );
  }
}
