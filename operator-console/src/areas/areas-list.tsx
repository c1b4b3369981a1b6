import type { OperatorOverview } from '@danqing/contracts/releases';
import { Button, classNames, Note } from '@danqing/ui-kit';
import { useMemo, useState } from 'react';
import { useLanguage } from '../language/language.ts';
import { useRights } from '../use-rights.ts';
import { NARROW, useMedia } from '../use-media.ts';
import { useNow } from '../use-now.ts';
import { AreaCard } from './area-card.tsx';
import styles from './areas-list.module.css';
import { AreasTable } from './areas-table.tsx';
import { arrangeAreas, countAreas, filterAreas } from './arrange-areas.ts';
import { FilterBar } from './filter-bar.tsx';
import { useAreaFilter } from './use-area-filter.ts';

/** Areas rendered at first and per press of the button below, so that sites of any size render quickly. */
const PAGE = 50;

export interface AreasListProps {
  overview: OperatorOverview;
  selected: string | null;
  stale: boolean;
}

export function AreasList({ overview, selected, stale }: AreasListProps) {
  const { t, format } = useLanguage();
  const { has } = useRights();
  const now = useNow();
  const isNarrow = useMedia(NARROW);
  const [filter, setFilter] = useAreaFilter();
  const [limit, setLimit] = useState(PAGE);
  const areas = useMemo(() => arrangeAreas(overview.areas, now), [overview.areas, now]);
  const counts = useMemo(() => countAreas(areas), [areas]);
  const found = useMemo(() => filterAreas(areas, filter), [areas, filter]);
  if (areas.length === 0)
    return <Note tone="accent">{has('*', 'read') ? t.table.empty : t.rights.nowhere}</Note>;

  const shown = found.slice(0, limit);
  const rest = found.length - shown.length;
  return (
    <>
      <FilterBar filter={filter} counts={counts} onChange={setFilter} />
      <p role="status" className={styles.found}>
        {found.length < areas.length &&
          found.length > 0 &&
          t.list.found(format.number(found.length), format.number(areas.length))}
        {found.length === 0 && t.list.nothing}
      </p>
      {found.length === 0 && (
        <Button onClick={() => setFilter({ text: '', show: 'all' })}>{t.list.showAll}</Button>
      )}
      {shown.length > 0 &&
        (isNarrow ? (
          <ul className={classNames(styles.cards, stale && styles.stale)} aria-label={t.table.caption}>
            {shown.map((listed) => (
              <AreaCard
                key={listed.area.area}
                {...listed}
                now={now}
                selected={listed.area.area === selected}
              />
            ))}
          </ul>
        ) : (
          <AreasTable areas={shown} now={now} selected={selected} stale={stale} />
        ))}
      {rest > 0 && (
        <Button className={styles.more} onClick={() => setLimit(limit + PAGE)}>
          {t.list.more(format.number(Math.min(rest, PAGE)))}
        </Button>
      )}
    </>
  );
}
