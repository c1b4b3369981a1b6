import { ColorName } from '@danqing/area-kit';
import type { Collection } from '@danqing/contracts/creations';
import type { NamedColor } from '@danqing/contracts/page';
import { Trans, useTranslation } from '@danqing/shell-sdk/i18n';
import { useCollections } from '../data/use-collections.ts';
import { CreationGrid } from '../list/creation-grid.tsx';
import styles from './more-creations.module.css';

const MAX_SHOWN = 3;

interface MoreCreationsProps {
  collection: Collection;
  color: NamedColor;
}

export function MoreCreations({ collection: { id }, color }: MoreCreationsProps) {
  const { t } = useTranslation('collection');
  const state = useCollections(color.name, 1);
  const others = state.status === 'loaded' ? state.collections.filter((one) => one.id !== id) : [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="more" className={styles.more}>
      <h2 id="more" className={styles.title}>
        <Trans t={t} i18nKey="more.title" components={{ color: <ColorName color={color} /> }} />
      </h2>
      <CreationGrid label={t('more.label')} collections={others.slice(0, MAX_SHOWN)} />
    </section>
  );
}
