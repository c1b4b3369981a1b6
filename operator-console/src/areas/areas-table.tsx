import { classNames, VisuallyHidden } from '@danqing/ui-kit';
import { useLanguage } from '../language/language.ts';
import { AreaRow } from './area-row.tsx';
import styles from './areas-table.module.css';
import type { FoundArea } from './arrange-areas.ts';

export interface AreasTableProps {
  areas: readonly FoundArea[];
  now: number;
  selected: string | null;
  stale: boolean;
}

export function AreasTable({ areas, now, selected, stale }: AreasTableProps) {
  const { t } = useLanguage();
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
        {areas.map((found) => (
          <AreaRow key={found.area.area} {...found} now={now} selected={found.area.area === selected} />
        ))}
      </tbody>
    </table>
  );
}
