import { CREDIT_PACKAGES, ORDER_CREDITS } from '@danqing/contracts/payments';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { pressedKey } from '@danqing/ui-kit';
import { useRef, useState, type KeyboardEvent } from 'react';
import styles from './amount-stepper.module.css';

const { min, max, step } = ORDER_CREDITS;
/**
 * The minus button stops at the smallest package; smaller amounts must be typed (specification part 2 §5).
 */
const [LAST_STEP_DOWN] = CREDIT_PACKAGES;

export const orderable = (amount: number): number =>
  Math.min(max, Math.max(min, Math.round(amount / step) * step));

interface AmountStepperProps {
  amount: number;
  onChange: (amount: number) => void;
}

export function AmountStepper({ amount, onChange }: AmountStepperProps) {
  const { t } = useTranslation('profile');
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const least = amount <= LAST_STEP_DOWN;
  const most = amount >= max;
  const turn = (by: number) => {
    if (by < 0 ? least : most) return;
    const next = orderable(amount + by);
    setTyped(null);
    onChange(next);
    // Disabling the focused button would lose focus, so the field receives it.
    if (next >= max || (by < 0 && next <= LAST_STEP_DOWN)) field.current?.focus();
  };
  const settle = () => {
    if (typed === null) return;
    const wanted = Number(typed.normalize('NFKC').trim());
    if (typed.trim() !== '' && Number.isFinite(wanted)) onChange(orderable(wanted));
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressedKey(event) === 'Enter') settle();
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turn(by);
  };
  return (
    <div className={styles.amount}>
      <span id="amount-label" className={styles.label}>
        {t('amount.label')}
      </span>
      <div className={styles.stepper}>
        <button type="button" aria-label={t('amount.less')} disabled={least} onClick={() => turn(-step)}>
          −
        </button>
        <input
          ref={field}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          aria-labelledby="amount-label"
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={amount}
          value={typed ?? String(amount)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={settle}
          onKeyDown={onKeyDown}
          className="num"
        />
        <button type="button" aria-label={t('amount.more')} disabled={most} onClick={() => turn(step)}>
          +
        </button>
      </div>
    </div>
  );
}
