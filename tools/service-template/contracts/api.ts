import type { Api } from '../api/define-api.ts';
import { itemsResponseSchema } from './items.ts';

export const __SERVICE___API = {
  'GET /api/__service__': {
    summary: 'The first hundred items.',
    access: 'public',
    answers: { 200: itemsResponseSchema },
    example: { answer: { success: true, data: [{ id: 1, name: '甲' }] } },
  },
} as const satisfies Api;
