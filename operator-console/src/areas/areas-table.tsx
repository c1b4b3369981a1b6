import type { OperatorOverview } from '@danqing/contracts/releases';
import { classNames, Note, VisuallyHidden } from '@danqing/ui-kit';
import { useLanguage } from '../language/language.ts';
import { useNow } from '../use-now.ts';
import { AreaRow } from './area-row.tsx';
import styles from './areas-table.module.css';

export function AreasTable({
  overview,
  selected,
  stale,
}: {
  overview: OperatorOverview;
  selected: string | null;
  stale: boolean;
}) {
  const { t } = useLanguage();
  const now = useNow();
  if (overview.areas.length === 0) return <Note tone="accent">{t.table.empty}</Note>;
  return (
    <table className={classNames(styles.areas, stale && styles.stale)}>
      <caption>
        <VisuallyHidden>{t.table.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t.table.area}</th>
          <th scope="col">{t.table.stable}</th>
          <th scope="col">{t.table.canary}</th>
          <th scope="col">{t.table.failures}</th>
          <th scope="col">{t.table.state}</th>
          <th scope="col">{t.table.lastMove}</th>
          <th scope="col">{t.table.actions}</th>
        </tr>
      </thead>
      <tbody>
        {overview.areas.map((area) => (
          <AreaRow key={area.area} area={area} now={now} selected={area.area === selected} />
        ))}
      </tbody>
    </table>
  );
}
