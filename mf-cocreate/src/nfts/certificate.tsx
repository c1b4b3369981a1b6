import { copyWithNotice, GivenName, MemberName, notify } from '@danqing/area-kit';
import { parseHex, textOn } from '@danqing/color-core';
import type { NftItem } from '@danqing/contracts/cocreate';
import { textLanguage } from '@danqing/contracts/locale';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Avatar, buttonClass, IconButton } from '@danqing/ui-kit';
import Copy from '@danqing/ui-kit/icons/copy';
import ArrowUpRight from '@danqing/ui-kit/icons/arrow-up-right';
import type { ReactNode } from 'react';
import { shortHash } from '../model/short-hash.ts';
import styles from './certificate.module.css';

/** What is said of a collectible that does not say it itself (specification part 2 §9). */
const RARITY = 'Rare';
const NETWORK = 'CFX';
/** Of a colour that is not told. */
const GREY = '#8A8A8A';
/** Of an author who has no name. */
const ANONYMOUS = '匿';

/** One collectible: picture or bare colour, name, values, author and two links. */
export function Certificate({ item }: { item: NftItem }) {
  const { t } = useTranslation('nfts');
  const { id, token_id, owner_address, network, rarity, metadata_url, color, author } = item;
  const name = color?.name || t('unnamed');
  const hex = parseHex(color?.hex) ?? GREY;
  const copy = async (text: string) => {
    await copyWithNotice(
      text,
      { copied: t('copied', { text: shortHash(text) }), failed: t('copyFailed'), swatch: hex },
      notify,
    );
  };
  return (
    <article aria-labelledby={`nft-${id}`} className={styles.card}>
      <div className={styles.image} style={{ background: hex, color: textOn(hex) }}>
        {color?.image_url ? (
          <img src={color.image_url} alt={t('picture', { name })} loading="lazy" />
        ) : (
          <span>{t('noImage')}</span>
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={`nft-${id}`}>
            <GivenName name={name} />
          </h2>
          <span className={styles.rarity} data-rarity={(rarity || RARITY).toLowerCase()}>
            {rarityText(rarity || RARITY, t)}
          </span>
          <span className={styles.rarity}>{network || NETWORK}</span>
        </div>
        {color?.description ? (
          <p dir="auto" lang={textLanguage(color.description)} className={styles.description}>
            {color.description}
          </p>
        ) : null}
        <dl className={styles.facts}>
          <Fact label={t('hex')} copyLabel={t('copyHex', { name })} onCopy={() => void copy(hex)}>
            <i aria-hidden="true" style={{ background: hex }} />
            {hex}
          </Fact>
          <Fact label={t('token')} copyLabel={t('copyToken', { name })} onCopy={() => void copy(token_id)}>
            #{shortHash(token_id)}
          </Fact>
          <Fact
            label={t('owner')}
            copyLabel={t('copyOwner', { name })}
            onCopy={owner_address ? () => void copy(owner_address) : undefined}
          >
            {owner_address ? shortHash(owner_address) : '—'}
          </Fact>
          <Fact label={t('network')}>{network || NETWORK}</Fact>
        </dl>
        <div className={styles.foot}>
          <p className={styles.author}>
            <Avatar name={author?.name || ANONYMOUS} image={null} />
            <span>{author?.name ? <MemberName user={{ name: author.name }} /> : t('anonymous')}</span>
          </p>
          <a
            href={metadata_url || '#'}
            target="_blank"
            rel="noreferrer"
            aria-label={t('viewOf', { name })}
            className={buttonClass('default', 'sm')}
          >
            {t('view')}
            <ArrowUpRight size={15} strokeWidth={1.6} aria-hidden="true" />
          </a>
          {/* It goes nowhere yet (specification part 2 §2). */}
          {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- the same */}
          <a
            href="#"
            aria-label={t('buyOf', { name })}
            className={buttonClass('default', 'sm')}
            onClick={(event) => event.preventDefault()}
          >
            {t('buy')}
          </a>
        </div>
      </div>
    </article>
  );
}

/** Rarities that have a word in every language; another is shown as it is. */
function rarityText(rarity: string, t: ReturnType<typeof useTranslation<'nfts'>>['t']): string {
  switch (rarity.toLowerCase()) {
    case 'common':
      return t('rarity.common');
    case 'rare':
      return t('rarity.rare');
    case 'epic':
      return t('rarity.epic');
    case 'legendary':
      return t('rarity.legendary');
    default:
      return rarity;
  }
}

interface FactProps {
  label: string;
  /** Accessible name of the button that copies it. */
  copyLabel?: string;
  onCopy?: (() => void) | undefined;
  children: ReactNode;
}

function Fact({ label, copyLabel, onCopy, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {onCopy && copyLabel ? (
          <IconButton label={copyLabel} className={styles.copy} onClick={onCopy}>
            <Copy size={14} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        ) : null}
      </dd>
    </div>
  );
}
