import { harmonyTurns, type Harmony } from '@danqing/color-core';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { PopoverContent, useRovingFocus } from '@danqing/ui-kit';
import Check from '@danqing/ui-kit/icons/check';
import styles from './harmony-panel.module.css';

const ALL = Object.keys(harmonyTurns) as Harmony[];
const RADIUS = 9;

interface HarmonyPanelProps {
  harmony: Harmony | null;
  onChoose: (harmony: Harmony) => void;
}

export function HarmonyPanel({ harmony, onChoose }: HarmonyPanelProps) {
  const { t } = useTranslation('generator');
  const roving = useRovingFocus(ALL.length, { upAndDown: true });
  return (
    <PopoverContent label={t('mode.more')} align="end" className={styles.panel}>
      <ul {...roving.group}>
        {ALL.map((one, index) => (
          <li key={one}>
            <button
              type="button"
              {...roving.item(index)}
              aria-pressed={one === harmony}
              className={styles.choice}
              onClick={() => onChoose(one)}
            >
              <Circle turns={harmonyTurns[one]} />
              {t(`mode.${one}`)}
              {one === harmony ? <Check size={17} strokeWidth={1.6} aria-hidden="true" /> : null}
            </button>
          </li>
        ))}
      </ul>
    </PopoverContent>
  );
}

function Circle({ turns }: { turns: readonly number[] }) {
  return (
    <svg viewBox="-12 -12 24 24" width={24} height={24} aria-hidden="true">
      <circle r={RADIUS} className={styles.circle} />
      {turns.map((turn) => (
        <circle
          key={turn}
          r={turn === 0 ? 3 : 2.25}
          cx={RADIUS * Math.sin((turn * Math.PI) / 180)}
          cy={-RADIUS * Math.cos((turn * Math.PI) / 180)}
          className={turn === 0 ? styles.own : styles.hue}
        />
      ))}
    </svg>
  );
}
