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
} from './mock-ups.ts';
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
      'Applies a pattern to the products of a category and responds when the picture is ready. Costs a member two credits; visitors get a studio picture, a few per hour. Repeating a request while it runs, or after its response was lost, returns the same picture without a second charge.',
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
    summary: 'Returns a product picture or the requested range of it. The address is immutable.',
    access: 'public',
    params: { file: productPictureFileSchema },
    answers: { 200: { mediaType: 'image/webp' }, 206: { mediaType: 'image/webp' } },
  },
  'POST /api/agent/run-stream': {
    summary:
      'Generates slides for a topic and a palette and streams the events `start`, `plan`, `design`, `content`, then `done` or `error`. Free. Stops when no client is connected.',
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
      'Streams the events of a run after `Last-Event-ID`, or from the first one, and resumes unfinished work.',
    access: 'public',
    params: { id: deckIdSchema },
    headers: { 'last-event-id': lastEventIdSchema.optional() },
    answers: { 200: events },
    errors: ['DECK_NOT_FOUND', 'DECK_FAILED'],
  },
  'GET /api/agent/decks': {
    summary: 'Lists the member’s slides of the last 30 days, newest first.',
    access: 'members',
    query: decksQuerySchema,
    answers: { 200: decksResponseSchema },
    example: { answer: { success: true, data: [deck], next: null } satisfies DecksResponse },
  },
  'GET /api/agent/decks/:id': {
    summary: 'Returns finished slides of the member, or of any visitor who knows their ID.',
    access: 'public',
    params: { id: deckIdSchema },
    answers: { 200: deckResponseSchema },
    errors: ['DECK_NOT_FOUND', 'DECK_UNFINISHED'],
  },
  'GET /api/agent/decks/:id/deck.pptx': {
    summary: 'Downloads the slides as a PPTX file.',
    access: 'public',
    params: { id: deckIdSchema },
    answers: { 200: { mediaType: PPTX } },
    errors: files,
  },
  'GET /api/agent/decks/:id/deck.pdf': {
    summary: 'Downloads the slides as a PDF.',
    access: 'public',
    params: { id: deckIdSchema },
    answers: { 200: { mediaType: 'application/pdf' } },
    errors: files,
  },
  'DELETE /api/agent/decks/:id': {
    summary: 'Deletes the member’s slides; they can be restored for a while.',
    access: 'members',
    params: { id: deckIdSchema },
    answers: { 204: null },
    errors: ['DECK_NOT_FOUND'],
  },
  'POST /api/agent/decks/:id/undelete': {
    summary: 'Restores slides that the member has just deleted.',
    access: 'members',
    params: { id: deckIdSchema },
    answers: { 204: null },
    errors: ['DECK_NOT_FOUND'],
  },
} as const satisfies Api;
