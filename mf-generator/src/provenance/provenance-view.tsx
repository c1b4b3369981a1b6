import { ColorGloss, colorsOf, type ColorList } from '@danqing/area-kit';
import { colorPath, type ChosenColor } from '../model/chosen-color.ts';
import { navigate, useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { storyPath } from '@danqing/contracts/colors';
import { isNamed, nameWithGloss } from '@danqing/contracts/page';
import { useMemo } from 'react';
import { SEALS } from '../color-block/seals.ts';
import { similarColors, provenanceRows } from './provenance-rows.ts';
import styles from './provenance-view.module.css';
import { Seal } from '@danqing/ui-kit';

export function ProvenanceView({ color, list }: { color: ChosenColor; list: ColorList }) {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const rows = useMemo(() => provenanceRows(color), [color]);
  const near = useMemo(() => similarColors(color, colorsOf(list)), [color, list]);
  const distance = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className={styles.view}>
      <section>
        <h2 className={styles.title}>{t('provenance.title')}</h2>
        {isNamed(color) ? (
          <>
            <ul className={styles.rows}>
              {rows.map(({ collection, hex, deltaE }) => (
                <li key={collection}>
                  <i className={styles.patch} style={{ background: hex }} aria-hidden="true" />
                  <Seal text={SEALS[collection]} />
                  <span className={styles.words}>
                    <b>{t(`collection.${collection}`)}</b>
                    <span>
                      {hex}
                      {' · '}
                      {hex === color.hex
                        ? t('provenance.used')
                        : t('provenance.distance', { distance: distance.format(deltaE) })}
                    </span>
                  </span>
                  {hex === color.hex ? null : (
                    <button
                      type="button"
                      className={styles.open}
                      onClick={() => navigate(colorPath({ hex }))}
                    >
                      {t('provenance.open', { hex })}
                    </button>
                  )}
                </li>
              ))}
            </ul>
            {color.history_id ? (
              <p className={styles.note}>
                <Link
                  className={styles.open}
                  to={storyPath({ name: color.name, history_id: color.history_id })}
                >
                  {t('block.story')}
                </Link>
              </p>
            ) : null}
            <p className={styles.note}>
              {t(rows.length > 1 ? 'provenance.several' : 'provenance.one')}{' '}
              {t(color.cmyk_origin === 'published' ? 'provenance.cmykPublished' : 'provenance.cmykComputed')}
            </p>
          </>
        ) : (
          <p className={styles.note}>{t('provenance.none')}</p>
        )}
      </section>
      {near.length > 0 ? (
        <section>
          <h2 className={styles.title}>{t('provenance.neighbours')}</h2>
          <ul className={styles.rows}>
            {near.map(({ color: neighbour, deltaE }) => (
              <li key={neighbour.id}>
                <i className={styles.patch} style={{ background: neighbour.hex }} aria-hidden="true" />
                <span className={styles.words}>
                  <b>
                    <span lang="zh">{neighbour.name}</span>{' '}
                    <span className={styles.pinyin} lang="zh-Latn">
                      {neighbour.pinyin}
                    </span>
                  </b>
                  <ColorGloss color={neighbour} className={styles.gloss} />
                  <span>
                    {neighbour.hex}
                    {' · '}
                    {deltaE === 0
                      ? t('provenance.same')
                      : t('provenance.distance', { distance: distance.format(deltaE) })}
                  </span>
                </span>
                <button
                  type="button"
                  className={styles.open}
                  aria-label={t('provenance.openNamed', { name: nameWithGloss(neighbour, locale) })}
                  onClick={() => navigate(colorPath(neighbour))}
                >
                  {t('provenance.openNamed', { name: neighbour.name })}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className={styles.measure}>{t('provenance.measure')}</p>
    </div>
  );
}
