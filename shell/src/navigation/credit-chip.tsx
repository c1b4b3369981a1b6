import { useTranslation } from '@danqing/shell-sdk/i18n';
import { buttonClass, classNames, Popover, PopoverContent, PopoverTrigger } from '@danqing/ui-kit';
import ArrowRight from '@danqing/ui-kit/icons/arrow-right';
import Coins from '@danqing/ui-kit/icons/coins';
import { useState } from 'react';
import { BalanceFigure, BalanceUnit } from './balance.tsx';
import styles from './credit-chip.module.css';
import { OwnedLink, PROFILE_PATH } from './owned-path.tsx';

export function CreditChip({ credits }: { credits: number | null }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const label = credits === null ? t('account.creditsUnknown') : t('account.credits', { credits });
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger className={styles.chip} aria-label={label}>
        <Coins size={15} aria-hidden="true" />
        <BalanceFigure credits={credits} />
        <span className={styles.unit}>
          <BalanceUnit credits={credits} />
        </span>
      </PopoverTrigger>
      <PopoverContent label={label} align="end" className={styles.content}>
        <p className={styles.balance}>
          <BalanceFigure credits={credits} className={styles.figure} />
          <BalanceUnit credits={credits} />
        </p>
        <p className={styles.use}>{t('account.creditsUse')}</p>
        <OwnedLink
          to={PROFILE_PATH}
          className={classNames(buttonClass('primary'), styles.buy)}
          onClick={() => setOpen(false)}
        >
          {t('account.buy')}
          <ArrowRight size={16} aria-hidden="true" />
        </OwnedLink>
      </PopoverContent>
    </Popover>
  );
}
