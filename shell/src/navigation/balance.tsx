import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames } from '@danqing/ui-kit';
import styles from './balance.module.css';

export function BalanceFigure({ credits, className }: { credits: number | null; className?: string }) {
  return <b className={classNames('num', credits === 0 && styles.empty, className)}>{credits ?? '–'}</b>;
}

export function BalanceUnit({ credits }: { credits: number | null }) {
  const { t } = useTranslation();
  return t('account.unit', { count: credits ?? 0 });
}
