import { useTranslation } from '@danqing/shell-sdk/i18n';
import { isNamed } from '@danqing/contracts/page';
import { customName, type ChosenColor } from '../generator/chosen-color.ts';
import type { GeneratorState } from '../generator/generator-state.ts';
import styles from './palette-strip.module.css';
import type { StripGroup } from './strip-groups.ts';

/** What a group is, where it comes from, and its value. */
export function GroupHead({ group, state }: { group: StripGroup; state: GeneratorState }) {
  const { t } = useTranslation('generator');
  const hue = group.hue === null ? t('group.grey') : t('group.hue', { hue: group.hue });
  return (
    <p className={styles.head}>
      <b>{t(`group.${group.type}`)}</b>
      {group.places > 0 ? (
        t(`group.${group.type}Missing`)
      ) : group.type === 'primary' || group.type === 'triadA' ? (
        <ColorOf color={state.primary} />
      ) : group.type === 'secondary' && state.secondary ? (
        <ColorOf color={state.secondary} />
      ) : (
        <>
          {t(`group.${group.type}From`)}
          <span className={styles.headValue}>{hue}</span>
        </>
      )}
    </p>
  );
}

function ColorOf({ color }: { color: ChosenColor }) {
  const { t } = useTranslation('generator');
  return (
    <>
      {isNamed(color) ? <span lang="zh">{color.name}</span> : customName(color, t)}
      <span className={styles.headValue}>{color.hex}</span>
    </>
  );
}
