import { z } from 'zod';
import type { Api } from '../api/define-api.ts';
import { memberWorksQuerySchema, memberWorksResponseSchema } from '../identity/member-works.ts';
import { memberIdSchema } from '../identity/sign-in.ts';
import { moderationApi } from '../moderation/api.ts';
import { claimedPalettesResponseSchema, claimRequestSchema, claimResponseSchema } from './claims.ts';
import {
  changePaletteRequestSchema,
  drawPaletteRequestSchema,
  idempotencyKeySchema,
  ownPalettePageResponseSchema,
  ownPalettesQuerySchema,
  paletteDeletedResponseSchema,
  paletteIdSchema,
  paletteListResponseSchema,
  palettePageResponseSchema,
  paletteResponseSchema,
  paletteSchema,
  publicPalettesQuerySchema,
  savePaletteRequestSchema,
  type Palette,
} from './palettes.ts';

const colors: Palette['colors'] = [
  { hex: '#EEF7F2', name: '月白', pinyin: 'yuè bái', type: 'primary' },
  { hex: '#D6ECF0', name: '月影', type: 'secondary' },
];
const palette: Palette = {
  id: 12,
  version: 1,
  name: '月下',
  description: '秋夜',
  is_public: true,
  user_id: 7,
  user: { id: 7, name: '小月' },
  created_at: '2026-11-22T08:00:00.000+00:00',
  downloads: 3,
  colors,
};
const saved = { name: palette.name, description: palette.description, is_public: true, colors };
const found = { success: true, message: 'Found.' } as const;
const malformed = [
  'PALETTE_NAME_REQUIRED',
  'PALETTE_INVALID',
  'PALETTE_WITHOUT_COLOR',
  'PALETTE_COLOR_INVALID',
  'PALETTE_TOO_LARGE',
  'PALETTE_TOO_LONG',
] as const;

export const PALETTES_API = {
  'POST /api/palettes': {
    summary: 'Saves a palette. Retries with the same `Idempotency-Key` save it only once.',
    access: 'members',
    headers: { 'idempotency-key': idempotencyKeySchema.optional() },
    body: savePaletteRequestSchema,
    answers: { 201: paletteResponseSchema },
    errors: [
      ...malformed,
      'NAME_RESERVED',
      'PALETTE_LIMIT_REACHED',
      'ACCOUNT_LIMITED',
      'IDEMPOTENCY_KEY_REUSED',
    ],
    example: { body: saved, answer: { ...found, message: 'Palette saved.', data: palette } },
  },
  'GET /api/palettes': {
    summary:
      'Lists the member’s palettes, newest first: all of them, or one page if the query has any field.',
    access: 'members',
    query: ownPalettesQuerySchema,
    answers: { 200: z.union([paletteListResponseSchema, ownPalettePageResponseSchema]) },
    example: { answer: { ...found, data: { items: [palette], total: 1, keys: [] } } },
  },
  'GET /api/palettes/public': {
    summary: 'Lists a page of public palettes by downloads or date or, with `mode=random`, a random few.',
    access: 'public',
    query: publicPalettesQuerySchema,
    answers: { 200: z.union([paletteListResponseSchema, palettePageResponseSchema]) },
    example: { answer: { ...found, data: { items: [palette], total: 1, page: 1, pageSize: 20 } } },
  },
  'GET /api/users/:id/palettes': {
    summary:
      'Lists a member’s public palettes, newest first. 404 for others if the member’s page is private.',
    access: 'public',
    params: { id: memberIdSchema },
    query: memberWorksQuerySchema,
    answers: { 200: memberWorksResponseSchema(paletteSchema) },
    errors: ['MEMBER_NOT_FOUND', 'PUBLIC_PALETTES_FAILED'],
    example: { answer: { success: true, data: [palette], next: null } },
  },
  'GET /api/palettes/:id': {
    summary: 'Returns a public palette or one of the member’s own.',
    access: 'public',
    params: { id: paletteIdSchema },
    answers: { 200: paletteResponseSchema },
    errors: ['PALETTE_NOT_FOUND'],
    example: { answer: { ...found, data: palette } },
  },
  'PATCH /api/palettes/:id': {
    summary: 'Changes the member’s palette unless it has changed since the given version.',
    access: 'members',
    params: { id: paletteIdSchema },
    body: changePaletteRequestSchema,
    answers: { 200: paletteResponseSchema },
    errors: [
      ...malformed,
      'NAME_RESERVED',
      'PALETTE_NOT_FOUND',
      'ACCOUNT_LIMITED',
      'PALETTE_CHANGED',
      'PALETTE_HIDDEN',
    ],
    example: {
      body: { version: 1, name: '月上' },
      answer: {
        ...found,
        message: 'Palette saved.',
        data: { ...palette, version: 2, name: '月上' },
      },
    },
  },
  'DELETE /api/palettes/:id': {
    summary: 'Deletes the member’s palette; it can be restored for a while.',
    access: 'members',
    params: { id: paletteIdSchema },
    answers: { 200: paletteDeletedResponseSchema },
    errors: ['PALETTE_DELETE_UNAUTHENTICATED', 'PALETTE_NOT_FOUND'],
    example: { answer: { success: true, message: 'Palette deleted.' } },
  },
  'POST /api/palettes/:id/undelete': {
    summary: 'Restores a palette that the member has just deleted.',
    access: 'members',
    params: { id: paletteIdSchema },
    answers: { 200: paletteResponseSchema },
    errors: ['PALETTE_NOT_FOUND', 'PALETTE_LIMIT_REACHED'],
    example: { answer: { ...found, data: palette } },
  },
  'POST /api/palettes/export-image': {
    summary: 'Draws a saved or unsaved palette as a picture.',
    access: 'public',
    body: drawPaletteRequestSchema,
    answers: { 200: { mediaType: 'image/png' } },
    errors: [...malformed, 'IMAGE_FAILED'],
    example: { body: { palette: { name: '月下', colors } } },
  },
  'POST /api/palettes/export-pdf': {
    summary: 'Draws a saved or unsaved palette as a printable sheet.',
    access: 'public',
    body: drawPaletteRequestSchema,
    answers: { 200: { mediaType: 'application/pdf' } },
    errors: [...malformed, 'EXPORT_FAILED'],
    example: { body: { palette: { name: '月下', colors } } },
  },
  'GET /api/downloads': {
    summary: 'Lists the palettes of other members that the member has claimed.',
    access: 'members',
    answers: { 200: claimedPalettesResponseSchema },
    errors: ['EXPORT_UNAUTHENTICATED'],
    example: { answer: { ...found, data: { paletteIds: [12] } } },
  },
  'POST /api/downloads/claim': {
    summary:
      'Acquires the right to export a resource. Own resources are free; another member’s costs credits once.',
    access: 'members',
    body: claimRequestSchema,
    answers: { 200: claimResponseSchema },
    errors: ['EXPORT_UNAUTHENTICATED', 'PALETTE_NOT_FOUND', 'CREDITS_INSUFFICIENT'],
    example: {
      body: { resourceType: 'palette', resourceId: 12 },
      answer: { success: true, message: 'You can export this palette.', data: { credits: 9 } },
    },
  },
  ...moderationApi('palette', 'public palette', 'PALETTE_NOT_FOUND'),
} as const satisfies Api;
