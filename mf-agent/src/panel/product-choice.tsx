import { TopUpLink } from '@danqing/area-kit';
import { PRODUCT_CATEGORIES } from '@danqing/contracts/agent';
import { PRICES } from '@danqing/contracts/credits';
import { useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, ChoiceMenu, Note } from '@danqing/ui-kit';
import WandSparkles from '@danqing/ui-kit/icons/wand-sparkles';
import { useId } from 'react';
import type { Products } from '../model/use-products.ts';
import styles from './panel.module.css';

export function ProductChoice({ products }: { products: Products }) {
  const { t } = useTranslation('agent');
  const { user } = useSession();
  const hint = useId();
  const { category, made, shown, applying, failure } = products;
  const price = PRICES.applyPattern;
  const busy = applying !== null;
  // The studio returns the same picture for the same request, so repeats are offered only for a model.
  const ready = made !== null && (!shown || made.maker.kind === 'studio');
  const credits = user?.credits ?? null;
  const tooFew = !ready && credits !== null && credits < price;
  return (
    <div className={styles.group}>
      <span className={styles.label} aria-hidden="true">
        {t('products.label')}
      </span>
      <div className={styles.products}>
        <ChoiceMenu
          label={t('products.label')}
          value={category}
          options={PRODUCT_CATEGORIES.map((one) => ({ value: one, label: t(`products.category.${one}`) }))}
          onChange={products.choose}
        />
        <span className={styles.hint}>{t('products.things', { things: t(`products.of.${category}`) })}</span>
      </div>
      {ready && !shown ? <Button onClick={() => products.show(true)}>{t('products.look')}</Button> : null}
      {ready ? null : (
        <Button
          variant="primary"
          className={styles.apply}
          disabled={tooFew}
          aria-disabled={busy || undefined}
          aria-describedby={tooFew ? hint : undefined}
          onClick={products.apply}
        >
          <WandSparkles size={16} strokeWidth={1.6} aria-hidden="true" />
          {busy
            ? t('products.applying')
            : user
              ? t(made ? 'products.again' : 'products.apply')
              : t('products.signIn', { count: price })}
          {!busy && user ? <span className="num">{t('products.price', { count: price })}</span> : null}
        </Button>
      )}
      <span role="status" className={styles.hint}>
        {busy ? t('products.wait') : null}
      </span>
      {tooFew ? (
        <p id={hint} className={styles.hint}>
          {t('products.tooFew', { count: price, credits })} <TopUpLink>{t('products.topUp')}</TopUpLink>
        </p>
      ) : null}
      {failure ? (
        <Note tone="danger">
          {failure.message} {failure.tooFew ? <TopUpLink>{t('products.topUp')}</TopUpLink> : null}
        </Note>
      ) : null}
    </div>
  );
}
