import { COPY_NOTICE, copyWithNotice, GivenName, MemberName, notify, useFlash } from '@danqing/area-kit';
import { parseHex, textOn } from '@danqing/color-core';
import type { NftItem } from '@danqing/contracts/cocreate';
import { textLanguage } from '@danqing/contracts/locale';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Avatar, buttonClass, IconButton } from '@danqing/ui-kit';
import ArrowUpRight from '@danqing/ui-kit/icons/arrow-up-right';
import Check from '@danqing/ui-kit/icons/check';
import Copy from '@danqing/ui-kit/icons/copy';
import type { ReactNode } from 'react';
import { shortHash } from '../model/short-hash.ts';
import styles from './certificate.module.css';

const RARITY = 'Rare';
const NETWORK = 'CFX';
/** Placeholder for an unknown colour; never shown or copied as a value. */
const GREY = '#8A8A8A';
const ANONYMOUS = '匿';
const NONE = '—';

export function Certificate({ item }: { item: NftItem }) {
  const { t } = useTranslation('nfts');
  const { id, token_id, owner_address, network, rarity, metadata_url, color, author } = item;
  const name = color?.name || t('unnamed');
  const hex = parseHex(color?.hex);
  const fill = hex ?? GREY;
  const [copied, flash] = useFlash<string>(COPY_NOTICE);
  const copying = (text: string | null) =>
    text === null
      ? undefined
      : async () => {
          const texts = {
            copied: t('copied', { text: shortHash(text) }),
            failed: t('copyFailed'),
            swatch: fill,
          };
          if (await copyWithNotice(text, texts, notify)) flash(text);
        };
  return (
    <article aria-labelledby={`nft-${id}`} className={styles.card}>
      <div className={styles.image} style={{ background: fill, color: textOn(fill) }}>
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
          <Fact
            label={t('hex')}
            copyLabel={t('copyHex', { name })}
            copied={copied === hex}
            onCopy={copying(hex)}
          >
            {hex ? <i aria-hidden="true" style={{ background: hex }} /> : null}
            {hex ?? NONE}
          </Fact>
          <Fact
            label={t('token')}
            copyLabel={t('copyToken', { name })}
            copied={copied === token_id}
            onCopy={copying(token_id)}
          >
            #{shortHash(token_id)}
          </Fact>
          <Fact
            label={t('owner')}
            copyLabel={t('copyOwner', { name })}
            copied={copied === owner_address}
            onCopy={copying(owner_address || null)}
          >
            {owner_address ? shortHash(owner_address) : NONE}
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
          {/* Placeholder link: no target yet (specification part 2 §2). */}
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
  copyLabel?: string;
  onCopy?: (() => Promise<void>) | undefined;
  copied?: boolean;
  children: ReactNode;
}

function Fact({ label, copyLabel, onCopy, copied = false, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {onCopy && copyLabel ? (
          <IconButton label={copyLabel} className={styles.copy} onClick={() => void onCopy()}>
            {copied ? (
              <Check size={14} strokeWidth={1.8} data-copied className={styles.done} />
            ) : (
              <Copy size={14} strokeWidth={1.6} />
            )}
          </IconButton>
        ) : null}
      </dd>
    </div>
  );
}
