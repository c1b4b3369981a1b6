import type { Api } from '../api/define-api.ts';
import { colorIdSchema, colorListSchema, colorQuerySchema, colorSchema, type Color } from './colors.ts';
import { storyQuerySchema, storySchema, type Story } from './stories.ts';

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
  history_id: 424,
  provenance: [{ collection: 'sepu', hex: '#EEF7F2' }],
};

const moonWhiteStory: Story = {
  id: 424,
  title: '一道水的蓝',
  content: '月白不是白。\n\n它是白布在淡靛水里过一道，还没来得及变蓝的样子。',
  sources: ['宋应星《天工开物·彰施》'],
  language: 'zh',
  color: moonWhite,
  previous: null,
  next: { id: 441, title: '矿石里的绿', name: '石绿', hex: '#57C3C2' },
};

export const COLORS_API = {
  'GET /api/colors': {
    summary: 'Lists all colours in order of ID or, with `name`, the colour with exactly that name.',
    access: 'public',
    query: colorQuerySchema,
    answers: { 200: colorListSchema },
    example: { answer: [moonWhite] },
  },
  'GET /api/colors/:id': {
    summary: 'Returns a colour.',
    access: 'public',
    params: { id: colorIdSchema },
    answers: { 200: colorSchema },
    errors: ['COLOR_NOT_FOUND'],
    example: { answer: moonWhite },
  },
  'GET /api/history/:id': {
    summary:
      'Returns the origin of a colour’s name by the colour’s `history_id`, in the language of `locale` or of the request.',
    access: 'public',
    params: { id: colorIdSchema },
    query: storyQuerySchema,
    answers: { 200: storySchema },
    errors: ['STORY_NOT_FOUND'],
    example: { answer: moonWhiteStory },
  },
} as const satisfies Api;
