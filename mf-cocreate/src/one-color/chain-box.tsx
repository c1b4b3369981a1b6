import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import { shortHash } from '../model/short-hash.ts';
import styles from './boxes.module.css';
import layout from './color-layout.module.css';

/** Of the chain's transactions (Conflux eSpace, a tree-graph chain). */
const EXPLORER = 'https://evm.confluxscan.org/tx/';

/** Whether the colour is on the chain, and where that can be seen. */
export function ChainBox({ hash }: { hash: string | null }) {
  const { t } = useTranslation('cocreated');
  return (
    <section aria-labelledby="chain" className={styles.box}>
      <h2 id="chain" className={layout.section}>
        {t('chain.title')}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('chain.network')}</dt>
          <dd>{t('chain.name')}</dd>
        </div>
        <div>
          <dt>{t('chain.transaction')}</dt>
          <dd>
            {hash ? (
              <a href={`${EXPLORER}${hash}`} target="_blank" rel="noreferrer" className={styles.link}>
                <span className="num">{shortHash(hash)}</span>
              </a>
            ) : (
              t('chain.none')
            )}
          </dd>
        </div>
      </dl>
      <Button disabled>{t('chain.exchange')}</Button>
    </section>
  );
}
