import { OpenFrame, usePageData } from '@danqing/shell-sdk';
import { useParams } from '@danqing/shell-sdk/router';
import { UnknownColor } from '../unknown-color/unknown-color.tsx';
import { ColorBlock } from '../color-block/color-block.tsx';
import { Generator } from './generator.tsx';
import { ListFailure } from './list-failure.tsx';
import { routeColor } from './route-color.ts';
import { useColorList } from './use-color-list.ts';
import { useLandingColor } from './use-landing-color.ts';
import { WorkSkeleton } from './work-skeleton.tsx';

/** The screen of all three routes: the generator of the colour that the URL stands for, or the search for it. */
export function GeneratorPage() {
  const { name } = useParams();
  const list = useColorList();
  const wanted = name?.normalize('NFC').trim() ?? null;
  const landing = useLandingColor(list, wanted === null);
  const route = routeColor(wanted, usePageData(), list, landing);
  switch (route.status) {
    case 'known':
      return <Generator routeColor={route.color} list={list} />;
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
