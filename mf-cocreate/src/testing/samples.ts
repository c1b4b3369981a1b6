import { hexToRgb } from '@danqing/color-core';
import type { CocreatedColor, GeneratedColor, Mint, NftItem } from '@danqing/contracts/cocreate';
import type { User } from '@danqing/contracts/identity';
import { sampleMember } from '@danqing/shell-sdk/testing';

export const member: User = { ...sampleMember, credits: 10 };

export const sampleColor = (id: number, fields: Partial<CocreatedColor> = {}): CocreatedColor => {
  const hex = fields.hex ?? '#5E8C6A';
  return {
    id,
    name: '春山',
    hex,
    rgb: hexToRgb(hex).join(','),
    hsl: '136,20%,46%',
    cmyk: '33,0,24,45',
    description: '山脚的绿已经满了。',
    image_url: null,
    thumbnail_url: null,
    likes_count: 3,
    user: { id: 100, name: '顾一舟', image: null },
    created_at: '2026-11-12T08:00:00.000+00:00',
    color_id: null,
    pinyin: 'chūn shān',
    onchain_creation_tx_hash: null,
    ...fields,
  };
};

export const sampleGenerated: GeneratedColor = {
  name: '雪后晴',
  hex: '#A9C9DC',
  rgb: '169,201,220',
  hsl: '202,42%,76%',
  cmyk: '23,9,0,14',
  description: '雪停了，太阳还没有力气。',
  pinyin: 'xuě hòu qíng',
  descriptions: { zh: '雪停了，太阳还没有力气。', en: 'The snow has stopped.', ja: '雪がやんだ。' },
  maker: { kind: 'studio', name: '丹青画室' },
};

export const sampleMint: Mint = {
  status: 'requested',
  token_id: '3',
  network: 'Conflux eSpace',
  receiver: '0x41ac5b1e7f0c2d3a4b5c6d7e8f90a1b2c3d409f2',
  tx_hash: null,
  tx_url: null,
};

export const sampleNft = (id: number, fields: Partial<NftItem> = {}): NftItem => ({
  id,
  token_id: String(1200 + id),
  owner_address: '0x41ac5b1e7f0c2d3a4b5c6d7e8f90a1b2c3d409f2',
  network: 'eSpace',
  rarity: 'Epic',
  metadata_url: '/api/nfts/metadata/1',
  color: { name: '晚渡', hex: '#7A5C7E', image_url: null, description: '最后一班渡船靠岸。' },
  author: { name: '何青禾' },
  ...fields,
});
