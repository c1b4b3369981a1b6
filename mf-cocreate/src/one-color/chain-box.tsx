import type { CocreatedColorDetail } from '@danqing/contracts/cocreate';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import type { ReactNode } from 'react';
import { shortHash } from '../model/short-hash.ts';
import styles from './boxes.module.css';
import layout from './color-layout.module.css';
import { MintForm } from './mint-form.tsx';

const EXPLORER = 'https://evm.confluxscan.org/tx/';

interface ChainBoxProps {
  color: CocreatedColorDetail;
  own: boolean;
  onMinted: () => Promise<unknown>;
}

export function ChainBox({ color, own, onMinted }: ChainBoxProps) {
  const { t } = useTranslation('cocreated');
  const { id, mint, network, onchain_creation_tx_hash, hidden_reason } = color;
  const hash = onchain_creation_tx_hash ?? mint?.tx_hash ?? null;
  const address = mint ? mint.tx_url : `${EXPLORER}${hash}`;
  const mintable = own && network !== null && !hidden_reason && (!mint || mint.status === 'failed');
  return (
    <section aria-labelledby="chain" className={styles.box}>
      <h2 id="chain" className={layout.section}>
        {t('chain.title')}
      </h2>
      <dl className={styles.facts}>
        <Fact label={t('chain.network')}>{networkText(mint?.network ?? network, t)}</Fact>
        {mint ? (
          <>
            <Fact label={t('chain.state')}>
              <span role="status">{t(`chain.status.${mint.status}`)}</span>
            </Fact>
            <Fact label={t('chain.token')}>
              <span className="num">#{mint.token_id}</span>
            </Fact>
            <Fact label={t('chain.receiver')}>
              <span className="num" title={mint.receiver}>
                {shortHash(mint.receiver)}
              </span>
            </Fact>
          </>
        ) : null}
        {hash || !mint ? (
          <Fact label={t('chain.transaction')}>
            {hash ? <Transaction hash={hash} address={address} /> : t('chain.none')}
          </Fact>
        ) : null}
      </dl>
      {network === null && !hash ? <p className={styles.word}>{t('chain.off')}</p> : null}
      {mintable ? <MintForm id={id} again={mint !== null} onMinted={onMinted} /> : null}
      <Button disabled>{t('chain.exchange')}</Button>
    </section>
  );
}

/** Returns the local name of Conflux eSpace; other networks keep the server's name. */
function networkText(network: string | null, t: ReturnType<typeof useTranslation<'cocreated'>>['t']): string {
  switch (network) {
    case null:
    case 'Conflux eSpace':
      return t('chain.name');
    case 'Conflux eSpace Testnet':
      return t('chain.testnet');
    default:
      return network;
  }
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Transaction({ hash, address }: { hash: string; address: string | null }) {
  const words = <span className="num">{shortHash(hash)}</span>;
  if (address === null) return words;
  return (
    <a href={address} target="_blank" rel="noreferrer" className={styles.link}>
      {words}
    </a>
  );
}
