import { SHAPES, type Shape } from '@danqing/pattern-engine';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import Check from '@danqing/ui-kit/icons/check';
import styles from './panel.module.css';

export function ShapeChoice({
  shapes,
  onChange,
}: {
  shapes: readonly Shape[];
  onChange: (shapes: Shape[]) => void;
}) {
  const { t } = useTranslation('agent');
  const toggle = (shape: Shape) => {
    const next = SHAPES.filter((one) => (one === shape) !== shapes.includes(one));
    if (next.length > 0) onChange(next);
  };
  return (
    <div className={styles.group}>
      <span className={styles.label} aria-hidden="true">
        {t('shapes')}
      </span>
      <div role="group" aria-label={t('shapes')} className={styles.shapes}>
        {SHAPES.map((shape) => (
          <button
            key={shape}
            type="button"
            aria-pressed={shapes.includes(shape)}
            className={styles.shape}
            onClick={() => toggle(shape)}
          >
            {shapes.includes(shape) ? <Check size={15} strokeWidth={1.6} aria-hidden="true" /> : null}
            {t(`shape.${shape}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
