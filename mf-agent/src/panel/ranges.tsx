import { clampTo, RANGES, type PatternConfig, type RangeName } from '@danqing/pattern-engine';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import styles from './panel.module.css';

const NAMES = ['complexity', 'spacing', 'shapeVariation', 'bleed'] as const satisfies readonly RangeName[];

export function Ranges({
  config,
  onChange,
}: {
  config: PatternConfig;
  onChange: (part: Partial<PatternConfig>) => void;
}) {
  const { t } = useTranslation('agent');
  const locale = useLocale();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{t('layout')}</legend>
      {NAMES.map((name) => (
        <label key={name} className={styles.range}>
          {t(`range.${name}`)}
          <input
            type="range"
            min={RANGES[name].min}
            max={RANGES[name].max}
            step={RANGES[name].step}
            value={config[name]}
            onChange={(event) => onChange({ [name]: clampTo(name, event.target.valueAsNumber) })}
          />
          <span aria-hidden="true">
            {new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(config[name])}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
