import { PRICES } from '@danqing/contracts/credits';
import {
  CREDIT_PACKAGES,
  ORDER_CREDITS,
  priceInFen,
  yuanOfFen,
  type PaymentMethod,
} from '@danqing/contracts/payments';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, Note } from '@danqing/ui-kit';
import { useState, type CSSProperties } from 'react';
import { yuanText } from '../model/money.ts';
import { AmountStepper } from './amount-stepper.tsx';
import styles from './credits-card.module.css';
import { usePaymentMethods } from './use-payment-methods.ts';
import { usePayment } from './use-payment.ts';

export function CreditsCard({ credits }: { credits: number | null }) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  const [amount, setAmount] = useState<number>(ORDER_CREDITS.default);
  const { paying, failure, pay } = usePayment();
  const methods = usePaymentMethods();
  const figure = String(credits ?? '–');
  const price = (of: number) => yuanText(yuanOfFen(priceInFen(of)), locale);
  const payButton = (method: PaymentMethod) => (
    <Button
      variant={method === 'alipay' || methods.length === 1 ? 'primary' : 'default'}
      aria-disabled={paying !== null || undefined}
      onClick={() => void pay(method, amount)}
    >
      {paying === method ? t('pay.leaving') : t(`pay.${method}`)}
    </Button>
  );
  return (
    <section id="credits" aria-labelledby="credits-title" className={styles.card}>
      <div className={styles.balance}>
        <h2 id="credits-title">{t('credits.title')}</h2>
        <p className={styles.figure} style={{ '--digits': figure.length } as CSSProperties}>
          <b className="num">{figure}</b> <span>{t('credits.unit', { count: credits ?? 0 })}</span>
        </p>
        <p className={styles.costs}>
          {t('credits.costs', { painting: PRICES.painting, video: PRICES.video })}
        </p>
      </div>
      <div className={styles.purchase}>
        <div role="group" aria-label={t('credits.packages')} className={styles.packages}>
          {CREDIT_PACKAGES.map((count) => (
            <button
              key={count}
              type="button"
              aria-pressed={amount === count}
              className={styles.package}
              onClick={() => setAmount(count)}
            >
              <b className="num">{count}</b> <span className="num">{price(count)}</span>
            </button>
          ))}
        </div>
        <div className={styles.order}>
          <AmountStepper amount={amount} onChange={setAmount} />
          <output className={styles.price}>{price(amount)}</output>
          <div className={styles.methods}>
            {methods.includes('stripe') && payButton('stripe')}
            {methods.includes('alipay') && payButton('alipay')}
          </div>
        </div>
        {methods.length === 0 ? (
          <Note tone="accent">{t('pay.none')}</Note>
        ) : failure === null ? (
          <p className={styles.terms}>{t('credits.terms')}</p>
        ) : (
          <Note tone="danger">{failure}</Note>
        )}
      </div>
    </section>
  );
}
