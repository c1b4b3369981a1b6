import { harmonyTurns } from '@danqing/color-core';
import { ColorName } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { isNamed } from '@danqing/contracts/page';
import { customName, type ChosenColor } from '../model/chosen-color.ts';
import type { GeneratorState } from '../model/generator-state.ts';
import styles from './scheme-swatches.module.css';
import type { SwatchGroup } from '../model/swatch-groups.ts';
import { groupName } from '../model/use-swatch-name.ts';

export function GroupHead({ group, state }: { group: SwatchGroup; state: GeneratorState }) {
  const { t } = useTranslation('generator');
  return (
    <p className={styles.head}>
      <b>{groupName(group.type, t)}</b>
      <Origin group={group} state={state} />
    </p>
  );
}

function Origin({ group, state }: { group: SwatchGroup; state: GeneratorState }) {
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
      return <ColorOf color={state.primary} />;
    case 'secondary':
      return state.secondary ? <ColorOf color={state.secondary} /> : t('group.secondaryMissing');
    case 'mid':
      return group.emptyCells > 0 ? t('group.midMissing') : derived(t('group.midFrom'));
    default: {
      const turn = hueOffset(group, state);
      return turn === 0 ? <ColorOf color={state.primary} /> : derived(signed(turn));
    }
  }
}

const TRIAD_TURNS = [0, 120, -120];
const TURNS: Readonly<Partial<Record<string, readonly number[]>>> = harmonyTurns;

const hueOffset = ({ type }: SwatchGroup, { mode }: GeneratorState) =>
  (TURNS[mode] ?? TRIAD_TURNS)['ABCD'.indexOf(type.slice(-1))] ?? 0;

/** `+120°`, with a typographic minus sign. */
const signed = (degrees: number) => `${degrees < 0 ? '−' : '+'}${Math.abs(degrees)}°`;

function ColorOf({ color }: { color: ChosenColor }) {
  const { t } = useTranslation('generator');
  return (
    <>
      {isNamed(color) ? <ColorName color={color} glossClassName={styles.headGloss} /> : customName(color, t)}
      <span className={styles.headValue}>{color.hex}</span>
    </>
  );
}
