import { ColorGloss, colorsOf, useColorList, useNearness } from '@danqing/area-kit';
import { nearestColors } from '@danqing/color-core';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { Skeleton } from '@danqing/ui-kit';
import { useMemo } from 'react';
import layout from './color-layout.module.css';
import styles from './neighbours.module.css';

const NEAREST = 3;

export function Neighbours({ hex }: { hex: string }) {
  const { t } = useTranslation('cocreated');
  const list = useColorList();
  const nearness = useNearness();
  const colors = colorsOf(list);
  const nearest = useMemo(() => nearestColors(hex, colors, NEAREST), [hex, colors]);
  const distance = new Intl.NumberFormat(useLocale(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  if (list.status === 'failed') return null;
  return (
    <section aria-labelledby="neighbours" aria-busy={list.status === 'loading' || undefined}>
      <h2 id="neighbours" className={layout.section}>
        {t('neighbours.title')}
      </h2>
      <ul className={styles.rows}>
        {list.status === 'loading'
          ? [0, 1, 2].map((row) => (
              <li key={row} className={styles.row}>
                <Skeleton className={styles.coming} />
              </li>
            ))
          : nearest.map(({ color, deltaE }) => (
              <li key={color.id}>
                <Link to={`/colors/${encodeURIComponent(color.name)}`} className={styles.row}>
                  <span aria-hidden="true" className={styles.patch}>
                    <i style={{ background: hex }} />
                    <i style={{ background: color.hex }} />
                  </span>
                  <span className={styles.words}>
                    <b lang="zh">{color.name}</b>
                    <ColorGloss color={color} className={styles.gloss} />
                    <span className="num">{color.hex}</span>
                  </span>
                  <span className={styles.distance}>
                    <span className="num">
                      {t('neighbours.distance', { distance: distance.format(deltaE) })}
                    </span>
                    <span>{nearness(deltaE)}</span>
                  </span>
                </Link>
              </li>
            ))}
      </ul>
    </section>
  );
}
