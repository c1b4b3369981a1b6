import { ColorGloss, colorsOf, useColorList } from '@danqing/area-kit';
import type { Color } from '@danqing/contracts/colors';
import { usePageExists } from '@danqing/shell-sdk';
import { Trans, useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { buttonClass, Skeleton } from '@danqing/ui-kit';
import { useMemo } from 'react';
import { colorPath } from '../model/chosen-color.ts';
import { KIN, kinOf } from './kin.ts';
import styles from './story.module.css';

export function StoryAside({ color }: { color: Color }) {
  const { t } = useTranslation('story');
  const list = useColorList();
  const colors = colorsOf(list);
  const kin = useMemo(() => kinOf(color, colors), [color, colors]);
  const gallery = `/gallery/${encodeURIComponent(color.name)}`;
  const hasGallery = usePageExists(gallery);
  const hasWall = usePageExists('/colors');
  const name = <span lang="zh">{color.name}</span>;
  return (
    <aside className={styles.aside}>
      {list.status === 'loading' ? <KinSkeleton /> : null}
      {kin.length > 1 ? (
        <section aria-labelledby="story-kin">
          <h2 id="story-kin">{t('kin')}</h2>
          <ul className={styles.kin}>
            {kin.map((one) => (
              <li key={one.id}>
                <Link to={colorPath(one)} aria-current={one.id === color.id || undefined}>
                  <i style={{ background: one.hex }} aria-hidden="true" />
                  <span className={styles.kinName}>
                    <b lang="zh">{one.name}</b>
                    {one.id === color.id ? <small>{t('own')}</small> : <ColorGloss color={one} />}
                  </span>
                  <span className="num">{one.hex}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className={styles.actions}>
        <Link className={buttonClass('primary')} to={colorPath(color)}>
          <span>
            <Trans t={t} i18nKey="scheme" components={{ name }} />
          </span>
        </Link>
        {hasGallery ? (
          <Link className={buttonClass()} to={gallery}>
            <span>
              <Trans t={t} i18nKey="gallery" components={{ name }} />
            </span>
          </Link>
        ) : null}
        {hasWall ? (
          <Link className={buttonClass('quiet')} to="/colors?by=story">
            {t('all')}
          </Link>
        ) : null}
      </div>
    </aside>
  );
}

/** Reserves the final height to avoid a layout shift of the actions below. */
function KinSkeleton() {
  const { t } = useTranslation('story');
  return (
    <section aria-busy="true">
      <h2>{t('kin')}</h2>
      <div className={styles.kin}>
        {Array.from({ length: KIN }, (_, row) => (
          <Skeleton key={row} className={styles.kinSkeleton} />
        ))}
      </div>
    </section>
  );
}
