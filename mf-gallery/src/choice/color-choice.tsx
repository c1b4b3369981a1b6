import { ColorName } from '@danqing/area-kit';
import { isNamed } from '@danqing/contracts/page';
import { usePageData } from '@danqing/shell-sdk';
import { Trans, useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { buttonClass, classNames } from '@danqing/ui-kit';
import ArrowRight from '@danqing/ui-kit/icons/arrow-right';
import styles from './color-choice.module.css';
import { ColorSearch } from './color-search.tsx';
import { galleryPath } from './gallery-path.ts';

export function ColorChoice() {
  const { t } = useTranslation('gallery');
  const { color } = usePageData();
  return (
    <section aria-labelledby="choice" className={styles.choice}>
      <div className={styles.words}>
        <h2 id="choice" className={styles.title}>
          {t('choice.title')}
        </h2>
        <p className={styles.help}>{t('choice.help')}</p>
      </div>
      <div className={styles.ways}>
        <ColorSearch />
        {isNamed(color) ? (
          <Link
            to={galleryPath(color.name)}
            className={classNames(buttonClass('primary', 'lg'), styles.step)}
          >
            <span>
              <Trans
                t={t}
                i18nKey="choice.step"
                components={{ color: <ColorName color={color} glossClassName={styles.gloss} /> }}
              />
            </span>
            <ArrowRight size={18} strokeWidth={1.6} aria-hidden="true" />
          </Link>
        ) : null}
      </div>
    </section>
  );
}
