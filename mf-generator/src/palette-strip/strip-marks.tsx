import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useColorVision } from '../seeing/color-vision-context.tsx';
import styles from './strip-marks.module.css';
import type { StripGroup } from '../model/strip-groups.ts';

/** One line for the marks that occur in the strip. */
export function StripMarks({ groups }: { groups: readonly StripGroup[] }) {
  const { t } = useTranslation('generator');
  const slips = groups.flatMap((group) => group.slips);
  const folded = slips.some((slip) => slip.folded);
  const same = slips.some((slip) => slip.ditto);
  const { vision, wholePage } = useColorVision();
  const compared = vision !== null && !wholePage;
  if (!folded && !same && !compared) return null;
  return (
    <p className={styles.marks}>
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
