import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useColorVision } from '../seeing/color-vision-context.tsx';
import styles from './swatch-legend.module.css';
import type { SwatchGroup } from '../model/swatch-groups.ts';

interface SwatchLegendProps {
  groups: readonly SwatchGroup[];
  even: boolean;
}

export function SwatchLegend({ groups, even }: SwatchLegendProps) {
  const { t } = useTranslation('generator');
  const slips = groups.flatMap((group) => group.swatches);
  const folded = slips.some((slip) => slip.folded);
  const same = slips.some((slip) => slip.repeatsLeft);
  const { vision, wholePage } = useColorVision();
  const compared = vision !== null && !wholePage;
  const promised = even && slips.every(({ swatch }) => swatch.hex === swatch.generated);
  if (!folded && !same && !compared && !promised) return null;
  return (
    <p className={styles.legend}>
      {promised ? <span>{t('marks.contrasts')}</span> : null}
      {folded ? (
        <span>
          <i aria-hidden="true" />
          {t('marks.folded')}
        </span>
      ) : null}
      {same ? (
        <span>
          <b aria-hidden="true">〃</b>
          {t('marks.same')}
        </span>
      ) : null}
      {compared ? <span>{t('vision.slips', { vision: t(`vision.${vision}`) })}</span> : null}
    </p>
  );
}
