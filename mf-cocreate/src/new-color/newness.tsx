import { colorsOf, MemberName, useColorList } from '@danqing/area-kit';
import { nearestColors } from '@danqing/color-core';
import { nameWithGloss } from '@danqing/contracts/page';
import { useLocale } from '@danqing/shell-sdk';
import { Trans, useTranslation } from '@danqing/shell-sdk/i18n';
import { useMemo } from 'react';
import { useSameName } from '../model/use-same-name.ts';
import styles from './newness.module.css';

/** CIEDE2000 distance below which two colours are hardly distinguishable. */
const NOT_NEW = 2;

/**
 * Warns when the colour is hardly distinguishable from a traditional colour, or from another co-created
 * colour with the same name.
 */
export function Newness({ hex, name }: { hex: string; name: string }) {
  const { t } = useTranslation('new-color');
  const locale = useLocale();
  const colors = colorsOf(useColorList());
  const others = useSameName(name);
  const [traditional] = useMemo(() => nearestColors(hex, colors, 1), [hex, colors]);
  const [sameName] = useMemo(() => nearestColors(hex, others, 1), [hex, others]);
  const distance = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (!traditional) return <p className={styles.line} />;
  const taken =
    sameName && sameName.deltaE < NOT_NEW && sameName.deltaE <= traditional.deltaE ? sameName : null;
  const near = taken ?? traditional;
  const values = {
    name: nameWithGloss(traditional.color, locale),
    distance: distance.format(near.deltaE),
  };
  return (
    <p className={styles.line}>
      <span aria-hidden="true" className={styles.patch}>
        <i style={{ background: hex }} />
        <i style={{ background: near.color.hex }} />
      </span>
      {taken ? (
        <Trans
          t={t}
          i18nKey="newness.sameName"
          values={values}
          components={{ author: <MemberName user={taken.color.user} /> }}
        />
      ) : (
        t(near.deltaE < NOT_NEW ? 'newness.notNew' : 'newness.isNew', values)
      )}
    </p>
  );
}
