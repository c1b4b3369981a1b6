import type { Api } from '../api/define-api.ts';
import {
  deckIdSchema,
  deckResponseSchema,
  decksQuerySchema,
  decksResponseSchema,
  type Deck,
  type DecksResponse,
} from './decks.ts';
import {
  applyPatternRequestSchema,
  applyPatternResponseSchema,
  productPictureFileSchema,
} from './dressings.ts';
import { lastEventIdSchema, runRequestSchema } from './runs.ts';

const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const events = { mediaType: 'text/event-stream' };
const id = '0b9f0f4e-5a0e-4a55-9c3f-6a1d1f0f7f10';
const topic = '雨过天青：瓷色与当代空间，给设计系二年级学生讲二十分钟';
const deck: Deck = {
  id,
  title: '雨过天青',
  topic,
  format: 'ppt',
  locale: 'zh',
  slides: 10,
  written: 10,
  palette: { name: '雨过天青', colors: [{ hex: '#66A9C9', name: '涧石蓝' }] },
  maker: { kind: 'studio', name: '丹青画室' },
  files: { pptx: `/api/agent/decks/${id}/deck.pptx`, pdf: `/api/agent/decks/${id}/deck.pdf` },
  created_at: '2026-11-23T08:00:00.000+00:00',
  expires_at: '2026-12-23T08:00:00.000+00:00',
};
const files = ['DECK_NOT_FOUND', 'DECK_UNFINISHED', 'DECK_FILE_FAILED'] as const;

export const AGENT_API = {
  'POST /api/ai/apply-pattern': {
    summary:
      'Lays a pattern on the products of a category and answers when the picture is there: for a member two credits, for a visitor a picture of the studio, a few in an hour. The same request comes to the same picture while it is made or when its answer was lost, and of the studio always: it costs once.',
    access: 'public',
    body: applyPatternRequestSchema,
    answers: { 200: applyPatternResponseSchema },
    errors: [
      'PATTERN_IMAGE_INVALID',
      'PATTERN_IMAGE_TOO_LARGE',
      'PRODUCT_CATEGORY_UNKNOWN',
      'CREDITS_INSUFFICIENT',
      'PATTERN_APPLY_FAILED',
      'PATTERN_APPLY_IN_PROGRESS',
    ],
    example: {
      body: { image: 'data:image/png;base64,iVBORw0KGgo=', category: '服装' },
      answer: {
        success: true,
        imageUrl: '/api/agent/products/3f6c9a0d5b7e4c218a90d1e2f3a4b5c6.webp',
        credits: 8,
        width: 1200,
        height: 900,
        maker: { kind: 'studio', name: '丹青画室' },
      },
    },
  },
  'GET /api/agent/products/:file': {
    summary:
      'A picture of products, or the range of it that is asked for. Its address never stands for another one.',
    access: 'public',
    params: { file: productPictureFileSchema },
    answers: { 200: { mediaType: 'image/webp' }, 206: { mediaType: 'image/webp' } },
  },
  'POST /api/agent/run-stream': {
    summary:
      'Makes a presentation of a topic and a palette, telling how it goes on: `start`, `plan`, `design`, `content`, then `done` or `error`. Free. Stops when nobody listens any more.',
    access: 'public',
    body: runRequestSchema,
    answers: { 200: events },
    errors: [
      'DECK_TOPIC_REQUIRED',
      'DECK_TOPIC_TOO_LONG',
      'PALETTE_INVALID',
      'PALETTE_TOO_LARGE',
      'PALETTE_WITHOUT_COLOR',
      'PALETTE_COLOR_INVALID',
      'DECK_FAILED',
    ],
    example: {
      body: { topic, format: 'ppt', palette: { id: 12, name: '雨过天青', colors: ['#66A9C9', '#D4E5EF'] } },
    },
  },
  'GET /api/agent/runs/:id/events': {
    summary:
      'The events of a run from the one after `Last-Event-ID`, else from the first, and goes on with the work that is left.',
    access: 'public',
    params: { id: deckIdSchema },
    headers: { 'last-event-id': lastEventIdSchema.optional() },
    answers: { 200: events },
    errors: ['DECK_NOT_FOUND', 'DECK_FAILED'],
  },
  'GET /api/agent/decks': {
    summary: 'Own presentations, the newest first, for 30 days.',
    access: 'members',
    query: decksQuerySchema,
    answers: { 200: decksResponseSchema },
    example: { answer: { success: true, data: [deck], next: null } satisfies DecksResponse },
  },
  'GET /api/agent/decks/:id': {
    summary: 'A finished presentation of the member who asks, or of whichever visitor knows its number.',
    access: 'public',
    params: { id: deckIdSchema },
    answers: { 200: deckResponseSchema },
    errors: ['DECK_NOT_FOUND', 'DECK_UNFINISHED'],
  },
  'GET /api/agent/decks/:id/deck.pptx': {
    summary: 'The presentation as a file for PowerPoint and its like.',
    access: 'public',
    params: { id: deckIdSchema },
    answers: { 200: { mediaType: PPTX } },
    errors: files,
  },
  'GET /api/agent/decks/:id/deck.pdf': {
    summary: 'The presentation as a PDF.',
    access: 'public',
    params: { id: deckIdSchema },
    answers: { 200: { mediaType: 'application/pdf' } },
    errors: files,
  },
  'DELETE /api/agent/decks/:id': {
    summary: 'Deletes an own presentation; it can be brought back for a while.',
    access: 'members',
    params: { id: deckIdSchema },
    answers: { 204: null },
    errors: ['DECK_NOT_FOUND'],
  },
  'POST /api/agent/decks/:id/undelete': {
    summary: 'Brings an own presentation back that was just deleted.',
    access: 'members',
    params: { id: deckIdSchema },
    answers: { 204: null },
    errors: ['DECK_NOT_FOUND'],
  },
} as const satisfies Api;
