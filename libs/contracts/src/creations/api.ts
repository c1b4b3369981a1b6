import type { Api } from '../api/define-api.ts';
import { poemRequestSchema, poemResponseSchema } from './poems.ts';

/** Routes of the creations service. */
export const CREATIONS_API = {
  'POST /api/ai/poem': {
    summary: 'Writes a poem for a traditional colour, another one at each call. Free.',
    access: 'public',
    body: poemRequestSchema,
    answers: { 200: poemResponseSchema },
    errors: ['COLOR_NOT_FOUND', 'POEM_FAILED'],
    example: {
      body: { colorName: '朱红' },
      answer: {
        cnString: '帘前风力软，宫女泪沾巾。独倚朱栏久，桃花又一春。',
        requestId: '0b9f0f4e-5a0e-4a55-9c3f-6a1d1f0f7f10',
        title: '宫墙春日',
        lines: ['帘前风力软', '宫女泪沾巾', '独倚朱栏久', '桃花又一春'],
        renderings: null,
        maker: { kind: 'studio', name: '丹青画室' },
      },
    },
  },
} as const satisfies Api;
