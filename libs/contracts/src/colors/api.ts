import type { Api } from '../api/define-api.ts';
import { colorIdSchema, colorListSchema, colorQuerySchema, colorSchema, type Color } from './colors.ts';

const moonWhite: Color = {
  id: 424,
  name: '月白',
  pinyin: 'yuè bái',
  pinyin_plain: 'yuebai',
  initials: 'yb',
  gloss_en: 'Moon white',
  gloss_ja: '月白（げっぱく）',
  hex: '#EEF7F2',
  rgb: '238,247,242',
  cmyk: '8,0,6,0',
  cmyk_origin: 'published',
  collection: 'sepu',
  page: 30,
  history_id: null,
  provenance: [{ collection: 'sepu', hex: '#EEF7F2' }],
};

/** Routes of the colours service. */
export const COLORS_API = {
  'GET /api/colors': {
    summary: 'All colours in the order of their ids, or with `name` the one of exactly that name.',
    access: 'public',
    query: colorQuerySchema,
    answers: { 200: colorListSchema },
    example: { answer: [moonWhite] },
  },
  'GET /api/colors/:id': {
    summary: 'One colour.',
    access: 'public',
    params: { id: colorIdSchema },
    answers: { 200: colorSchema },
    errors: ['COLOR_NOT_FOUND'],
    example: { answer: moonWhite },
  },
} as const satisfies Api;
