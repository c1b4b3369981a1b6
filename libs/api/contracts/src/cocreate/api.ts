import type { Api } from '../api/define-api.ts';
import { moderationApi } from '../moderation/api.ts';
import {
  cocreatedColorDetailSchema,
  cocreatedColorIdSchema,
  cocreatedColorsQuerySchema,
  cocreatedColorsResponseSchema,
  colorNameSchema,
  colorSearchQuerySchema,
  colorSearchResponseSchema,
  createColorRequestSchema,
  createColorResponseSchema,
  likeResponseSchema,
  sameNameQuerySchema,
  sameNameResponseSchema,
  type CocreatedColor,
} from './colors.ts';
import {
  generateColorRequestSchema,
  generatedColorSchema,
  suggestNamesRequestSchema,
  suggestNamesResponseSchema,
} from './generation.ts';
import { blockedWordRequestSchema, blockedWordsResponseSchema } from './blocked-words.ts';
import {
  mintRequestSchema,
  mintSchema,
  nftsQuerySchema,
  nftsResponseSchema,
  tokenMetadataSchema,
  type Mint,
} from './nfts.ts';

const picture = '/api/creations/pictures/3f6c9a0d5b7e4c218a90d1e2f3a4b5c6-';
const color: CocreatedColor = {
  id: 12,
  name: '雨后青',
  hex: '#7D99A3',
  rgb: '125,153,163',
  hsl: '195.8,17.1%,56.5%',
  cmyk: '23,6,0,36',
  description: '取“雨后”之意。',
  image_url: `${picture}1024.webp`,
  thumbnail_url: `${picture}320.webp`,
  likes_count: 3,
  user: { id: 7, name: '小月', image: null },
  created_at: '2026-11-23T08:00:00.000+00:00',
  color_id: null,
  pinyin: 'yǔ hòu qīng',
  onchain_creation_tx_hash: null,
};
const { id, hex, likes_count, name, pinyin, image_url, thumbnail_url, description, rgb } = color;
const circle = { id, hex, likes_count, name, image_url, thumbnail_url, description, rgb };
const detail = { ...color, liked: false, hidden_reason: null, network: null, mint: null };
const mint: Mint = {
  status: 'sent',
  token_id: '12',
  network: 'Conflux eSpace',
  receiver: '0x41AC5b1e7f0c2D3a4B5c6d7E8F90A1b2C3D409F2',
  tx_hash: `0x${'8c41'.padEnd(64, '0')}`,
  tx_url: `https://evm.confluxscan.org/tx/0x${'8c41'.padEnd(64, '0')}`,
};
const maker = { kind: 'studio', name: '丹青画室' } as const;

export const COCREATE_API = {
  'GET /api/co-create/colors': {
    summary:
      'Lists a page of co-created colour names, each with its first colours. With `userId`, lists those of a member: 404 for others if the member’s page is private.',
    access: 'public',
    query: cocreatedColorsQuerySchema,
    answers: { 200: cocreatedColorsResponseSchema },
    errors: ['MEMBER_NOT_FOUND', 'COCREATE_LIST_FAILED'],
    example: {
      answer: {
        items: [{ ...color, group_items: [circle], group_total: 1 }],
        total: 1,
        page: 1,
        pageSize: 24,
      },
    },
  },
  'GET /api/co-create/colors/:id': {
    summary:
      'Returns a co-created colour. Members see whether they like it; the owner sees why it is hidden.',
    access: 'public',
    params: { id: cocreatedColorIdSchema },
    answers: { 200: cocreatedColorDetailSchema },
    errors: ['COCREATED_COLOR_NOT_FOUND', 'COCREATE_LIST_FAILED'],
    example: { answer: detail },
  },
  'GET /api/co-create/colors/by-name/:name': {
    summary: 'Lists co-created colours with the same name, most liked first.',
    access: 'public',
    params: { name: colorNameSchema },
    query: sameNameQuerySchema,
    answers: { 200: sameNameResponseSchema },
    errors: ['COLOR_NAME_REQUIRED', 'COLOR_NAME_TOO_LONG', 'COCREATE_LIST_FAILED'],
    example: { answer: { items: [color] } },
  },
  'GET /api/co-create/colors/search': {
    summary:
      'Searches co-created colours by part of the name, pinyin or hex. Returns each pair of name and hex once.',
    access: 'public',
    query: colorSearchQuerySchema,
    answers: { 200: colorSearchResponseSchema },
    errors: ['COLOR_NAME_REQUIRED', 'COLOR_NAME_TOO_LONG', 'COCREATE_LIST_FAILED'],
    example: { answer: { items: [{ id, name, hex, pinyin, likes_count }] } },
  },
  'POST /api/co-create/colors': {
    summary: 'Saves a co-created colour. Saving the same name and hex again returns the same colour.',
    access: 'members',
    body: createColorRequestSchema,
    answers: { 201: createColorResponseSchema },
    errors: [
      'COLOR_NAME_REQUIRED',
      'COLOR_NAME_TOO_LONG',
      'NAME_RESERVED',
      'COLOR_NAME_REFUSED',
      'COLOR_VALUES_INVALID',
      'COLOR_IMAGE_UNKNOWN',
      'COLOR_LIMIT_REACHED',
      'COCREATION_LIMITED',
      'COCREATE_SAVE_FAILED',
    ],
    example: {
      body: {
        name: '雨后青',
        image_url: null,
        hex: '#7D99A3',
        rgb: '125,153,163',
        hsl: '195.8,17.1%,56.5%',
        cmyk: '23,6,0,36',
        description: '',
        aiRequestData: { colorName: '雨后青' },
        aiResponseData: { hex: '#7D99A3' },
      },
      answer: { id: 12 },
    },
  },
  'POST /api/co-create/colors/:id/like': {
    summary: 'Likes a co-created colour; a second call removes the like.',
    access: 'members',
    params: { id: cocreatedColorIdSchema },
    answers: { 200: likeResponseSchema },
    errors: ['COCREATED_COLOR_NOT_FOUND', 'COCREATE_ACTION_FAILED'],
    example: { answer: { likes_count: 4, liked: true } },
  },
  'POST /api/co-create/colors/:id/mint': {
    summary:
      'Requests minting of the member’s colour; it cannot be undone. A repeated call returns the status of the mint.',
    access: 'members',
    params: { id: cocreatedColorIdSchema },
    body: mintRequestSchema,
    answers: { 202: mintSchema },
    errors: [
      'COCREATED_COLOR_NOT_FOUND',
      'MINTING_OFF',
      'MINT_ADDRESS_INVALID',
      'MINT_REFUSED',
      'COCREATION_LIMITED',
      'COCREATE_ACTION_FAILED',
    ],
    example: { body: { address: mint.receiver }, answer: mint },
  },
  'DELETE /api/co-create/colors/:id': {
    summary: 'Deletes the member’s colour; it can be restored for ten minutes.',
    access: 'members',
    params: { id: cocreatedColorIdSchema },
    answers: { 204: null },
    errors: ['COCREATED_COLOR_NOT_FOUND', 'COCREATE_ACTION_FAILED'],
  },
  'POST /api/co-create/colors/:id/undelete': {
    summary: 'Restores a colour that the member has just deleted.',
    access: 'members',
    params: { id: cocreatedColorIdSchema },
    answers: { 200: cocreatedColorDetailSchema },
    errors: ['COCREATED_COLOR_NOT_FOUND', 'COLOR_LIMIT_REACHED', 'COCREATE_ACTION_FAILED'],
    example: { answer: detail },
  },
  'POST /api/ai/generate-color': {
    summary: 'Generates a colour for a name, with the reason. Free.',
    access: 'public',
    body: generateColorRequestSchema,
    answers: { 200: generatedColorSchema },
    errors: [
      'COLOR_NAME_REQUIRED',
      'COLOR_NAME_TOO_LONG',
      'NAME_RESERVED',
      'COLOR_NAME_REFUSED',
      'GENERATE_COLOR_FAILED',
    ],
    example: {
      body: { colorName: '雨后青' },
      answer: {
        name: '雨后青',
        hex: '#7D99A3',
        rgb: '125,153,163',
        hsl: '195.8,17.1%,56.5%',
        cmyk: '23,6,0,36',
        description: '取“雨后”之意。',
        pinyin: 'yǔ hòu qīng',
        descriptions: { zh: '取“雨后”之意。', en: 'Takes after rain.', ja: '雨上がりの色合いです。' },
        maker,
      },
    },
  },
  'POST /api/ai/suggest-color-names': {
    summary: 'Suggests new colour names that fit up to eight given names. Free.',
    access: 'public',
    body: suggestNamesRequestSchema,
    answers: { 200: suggestNamesResponseSchema },
    errors: ['COLOR_NAME_REQUIRED', 'COLOR_NAME_TOO_LONG', 'SUGGEST_NAMES_FAILED'],
    example: {
      body: { references: ['竹青'] },
      answer: {
        names: ['汝窑青'],
        filtered: [{ name: '石青', reason: 'traditional' }],
        suggestions: [
          { name: '汝窑青', pinyin: 'rǔ yáo qīng', hex: '#929C96', reason: '以“汝窑”入色，与“竹青”同属青' },
        ],
        maker,
      },
    },
  },
  'GET /api/operator/co-create/words': {
    summary: 'Lists the words blocked in names and descriptions of co-created colours.',
    access: 'operators',
    answers: { 200: blockedWordsResponseSchema },
    example: { answer: { words: [] } },
  },
  'POST /api/operator/co-create/words': {
    summary: 'Blocks a word.',
    access: 'operators',
    body: blockedWordRequestSchema,
    answers: { 204: null },
    example: { body: { word: '广告' } },
  },
  'POST /api/operator/co-create/words/remove': {
    summary: 'Unblocks a word.',
    access: 'operators',
    body: blockedWordRequestSchema,
    answers: { 204: null },
    example: { body: { word: '广告' } },
  },
  'GET /api/nfts': {
    summary: 'Lists a page of digital collectibles made from co-created colours, newest first.',
    access: 'public',
    query: nftsQuerySchema,
    answers: { 200: nftsResponseSchema },
    errors: ['COCREATE_LIST_FAILED'],
    example: { answer: { items: [], total: 0, minting: false } },
  },
  'GET /api/nfts/metadata/:id': {
    summary:
      'Returns the permanent metadata of a token (ERC-721), without name and description if operators have hidden the colour.',
    access: 'public',
    params: { id: cocreatedColorIdSchema },
    answers: { 200: tokenMetadataSchema },
    errors: ['COCREATED_COLOR_NOT_FOUND'],
    example: {
      answer: {
        name: '雨后青',
        description: '取“雨后”之意。',
        image: 'https://danqing.example/api/nfts/images/12',
        external_url: 'https://danqing.example/co-create-colors/12',
        attributes: [{ trait_type: 'Hex', value: '#7D99A3' }],
      },
    },
  },
  'GET /api/nfts/images/:id': {
    summary: 'Returns the picture of a token: its colour and, unless operators have hidden it, its name.',
    access: 'public',
    params: { id: cocreatedColorIdSchema },
    answers: { 200: { mediaType: 'image/svg+xml' } },
    errors: ['COCREATED_COLOR_NOT_FOUND'],
  },
  ...moderationApi('color', 'co-created colour', 'COCREATED_COLOR_NOT_FOUND'),
} as const satisfies Api;
