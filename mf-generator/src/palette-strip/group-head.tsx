import { useTranslation } from '@danqing/shell-sdk/i18n';
import { isNamed } from '@danqing/contracts/page';
import { customName, type ChosenColor } from '../model/chosen-color.ts';
import type { GeneratorState } from '../model/generator-state.ts';
import styles from './palette-strip.module.css';
import type { StripGroup } from '../model/strip-groups.ts';

/** What a group is, where it comes from, and its value. */
export function GroupHead({ group, state }: { group: StripGroup; state: GeneratorState }) {
  const { t } = useTranslation('generator');
  return (
    <p className={styles.head}>
      <b>{t(`group.${group.type}`)}</b>
      <Origin group={group} state={state} />
    </p>
  );
}

function Origin({ group, state }: { group: StripGroup; state: GeneratorState }) {
  const { t } = useTranslation('generator');
  const derived = (from: string) => (
    <>
      {from}
      <span className={styles.headValue}>
        {group.hue === null ? t('group.grey') : t('group.hue', { hue: group.hue })}
      </span>
    </>
  );
  switch (group.type) {
    case 'primary':
    case 'triadA':
      return <ColorOf color={state.primary} />;
    case 'secondary':
      return state.secondary ? <ColorOf color={state.secondary} /> : t('group.secondaryMissing');
    case 'mid':
      return group.places > 0 ? t('group.midMissing') : derived(t('group.midFrom'));
    case 'triadB':
      return derived(t('group.triadBFrom'));
    case 'triadC':
      return derived(t('group.triadCFrom'));
  }
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
