import { GivenName } from '@danqing/area-kit';
import { cssHsl, cssOklch, hexToCmyk, hexToRgb } from '@danqing/color-core';
import { useLocale, usePageExists } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { Seal, Skeleton } from '@danqing/ui-kit';
import ChevronDown from '@danqing/ui-kit/icons/chevron-down';
import { useState } from 'react';
import { storyPath } from '@danqing/contracts/colors';
import { colorGloss, isNamed } from '@danqing/contracts/page';
import { cocreatedPath, type ChosenColor, type Cocreated } from '../model/chosen-color.ts';
import { BigName } from './big-name.tsx';
import styles from './color-block.module.css';
import { SEALS } from './seals.ts';
import { ValueRow } from './value-row.tsx';

/**
 * Renders the chosen colour at full height, or a skeleton while there is no colour. On phones the values are
 * collapsed, so that the scheme fits on the first screen.
 */
export function ColorBlock({ color }: { color: ChosenColor | null }) {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const [unfolded, setUnfolded] = useState(false);
  if (!color) return <BlockSkeleton />;
  const [named, cocreated] = isNamed(color) ? [color] : [null, color.cocreated];
  const gloss = named && colorGloss(named, locale);
  return (
    <section className={styles.block} aria-label={t('block.label')}>
      <div className={styles.nameBox}>
        <BigName color={color} />
        {gloss ? <p className={styles.gloss}>{gloss}</p> : null}
      </div>
      {named ? (
        <div className={styles.meta}>
          <Seal text={SEALS[named.collection]} title={t(`collection.${named.collection}`)} />
          {named.history_id ? (
            <Link className={styles.story} to={storyPath({ name: named.name, history_id: named.history_id })}>
              {t('block.story')}
            </Link>
          ) : null}
        </div>
      ) : null}
      {cocreated ? <CocreatedName {...cocreated} /> : null}
      <div className={styles.values} data-unfolded={unfolded || undefined}>
        <ValueRow label="HEX" value={color.hex} hex={color.hex} first />
        <button
          type="button"
          className={styles.fold}
          aria-label={t('block.more')}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          <ChevronDown size={17} strokeWidth={1.6} aria-hidden="true" />
        </button>
        <ValueRow
          label="RGB"
          value={named ? spaced(named.rgb) : hexToRgb(color.hex).join(', ')}
          hex={color.hex}
        />
        <ValueRow label="CMYK" value={spaced(named?.cmyk ?? hexToCmyk(color.hex))} hex={color.hex} />
        <ValueRow label="HSL" value={cssHsl(color.hex)} hex={color.hex} />
        <ValueRow label="OKLCH" value={cssOklch(color.hex)} hex={color.hex} />
      </div>
    </section>
  );
}

function CocreatedName({ id, name }: Cocreated) {
  const { t } = useTranslation('generator');
  const path = cocreatedPath(id);
  const reachable = usePageExists(path);
  return (
    <div className={styles.meta}>
      <span className={styles.cocreated}>{t('block.cocreated')}</span>
      {reachable ? (
        <Link className={styles.story} to={path}>
          <GivenName name={name} />
        </Link>
      ) : (
        <GivenName name={name} className={styles.story} />
      )}
    </div>
  );
}

function BlockSkeleton() {
  const { t } = useTranslation('generator');
  return (
    <section className={styles.block} aria-label={t('block.label')} aria-busy="true">
      <div className={styles.nameBox}>
        <Skeleton className={styles.nameSkeleton} />
      </div>
      <div className={styles.values}>
        {Array.from({ length: 5 }, (_, row) => (
          <span key={row} className={styles.value} />
        ))}
      </div>
    </section>
  );
}

const spaced = (values: string) => values.replaceAll(',', ', ');
