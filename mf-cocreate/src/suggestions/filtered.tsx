import type { SuggestNamesResponse } from '@danqing/contracts/cocreate';
import { Trans, useTranslation } from '@danqing/shell-sdk/i18n';
import styles from './filtered.module.css';

type Filtered = SuggestNamesResponse['filtered'];
type Reason = Filtered[number]['reason'];

/** Reasons whose names are listed; others show only a count. */
const LISTED_REASONS: readonly Reason[] = ['traditional', 'co-created'];

export function Filtered({ filtered }: { filtered: Filtered }) {
  const { t, i18n } = useTranslation('new-color');
  const list = new Intl.ListFormat(i18n.language, { style: 'narrow' });
  const told = LISTED_REASONS.flatMap((reason) => {
    const names = filtered.filter((one) => one.reason === reason).map(({ name }) => name);
    return names.length > 0 ? [{ reason, names }] : [];
  });
  const others = filtered.filter(({ reason }) => !LISTED_REASONS.includes(reason)).length;
  if (filtered.length === 0) return null;
  return (
    <p className={styles.filtered}>
      {told.map(({ reason, names }) => (
        <span key={reason}>
          <Trans
            t={t}
            i18nKey={reason === 'traditional' ? 'filtered.traditional' : 'filtered.coCreated'}
            components={{ names: <span lang="zh">{list.format(names)}</span> }}
          />
        </span>
      ))}
      {others > 0 ? <span>{t('filtered.others', { count: others })}</span> : null}
    </p>
  );
}
