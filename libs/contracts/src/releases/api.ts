import { z } from 'zod';
import type { Api } from '../api/define-api.ts';
import { beaconSchema, receiptAnswerSchema, receiptRequestSchema } from './beacons.ts';
import {
  checkAnswerSchema,
  checkRequestSchema,
  historyQuerySchema,
  moveAnswerSchema,
  moveRequestSchema,
  operatorHistorySchema,
  operatorOverviewSchema,
  operatorReleaseSchema,
  releasePrefixSchema,
} from './console.ts';
import {
  createdPublisherSchema,
  newPublisherSchema,
  publisherIdSchema,
  publishersAnswerSchema,
  revokedPublisherSchema,
} from './publishers.ts';
import {
  overrideAnswerSchema,
  overrideRequestSchema,
  publishAnswerSchema,
  uploadAnswerSchema,
} from './publishing.ts';
import {
  areaIdSchema,
  releaseDescriptorSchema,
  releasePathSchema,
  signedDocumentSchema,
} from './releases.ts';
import { sequenceAnswerSchema, streamQuerySchema } from './stream.ts';

const uploadSchema = z.string();
const events = { mediaType: 'text/event-stream' };
const release = '0123456789abcdef';

export const RELEASES_API = {
  'GET /api/releases/stream': {
    summary: 'The visitor’s signed document when it is newer than `since`, and again after every move.',
    access: 'public',
    query: streamQuerySchema,
    answers: { 200: events },
  },
  'GET /api/releases/sequence': {
    summary: 'The number of the newest move, the same for everyone.',
    access: 'public',
    answers: { 200: sequenceAnswerSchema },
    example: { answer: { sequence: 42 } },
  },
  'GET /api/releases/document': {
    summary: 'The visitor’s signed document.',
    access: 'public',
    answers: { 200: signedDocumentSchema },
    example: { answer: { text: '{"environment":"production","sequence":42}', signature: 'AAAA' } },
  },
  'POST /api/releases/beacons': {
    summary: 'Takes how areas loaded in a page. The answer is the same whether or not it counts.',
    access: 'public',
    body: beaconSchema,
    answers: { 204: null },
    example: { body: { token: 'page-token', outcomes: [{ area: 'generator', release, outcome: 'ok' }] } },
  },
  'POST /api/releases/beacons/receipts': {
    summary: 'Gives a page the receipt with which its loads count for a canary.',
    access: 'public',
    body: receiptRequestSchema,
    answers: { 200: receiptAnswerSchema },
    example: { body: { token: 'page-token' }, answer: { receipt: 'receipt' } },
  },
  'POST /api/releases/overrides': {
    summary: 'A token with which a developer’s browser gets an area from their development server.',
    access: 'operators and publishers',
    body: overrideRequestSchema,
    answers: { 200: overrideAnswerSchema },
    refusals: true,
  },
  'POST /api/releases/uploads': {
    summary: 'Takes the descriptor of a release and answers with the files that are missing.',
    access: 'publishers',
    body: releaseDescriptorSchema,
    answers: { 200: uploadAnswerSchema },
    refusals: true,
    example: { answer: { upload: 'u1', area: 'generator', release, missing: ['entry.js'] } },
  },
  'PUT /api/releases/uploads/:upload/files/*': {
    summary: 'Takes the bytes of one file.',
    access: 'publishers',
    params: { upload: uploadSchema, '*': releasePathSchema },
    body: z.string().meta({ format: 'binary' }),
    bodyType: 'application/octet-stream',
    answers: { 204: null },
    refusals: true,
  },
  'POST /api/releases/uploads/:upload/complete': {
    summary: 'Publishes the release once all of its files are there.',
    access: 'publishers',
    params: { upload: uploadSchema },
    answers: { 200: publishAnswerSchema },
    refusals: true,
    example: { answer: { area: 'generator', release, size: 204800, outcome: 'published' } },
  },
  'DELETE /api/releases/uploads/:upload': {
    summary: 'Gives the upload up, with all that was sent of it.',
    access: 'publishers',
    params: { upload: uploadSchema },
    answers: { 204: null },
    refusals: true,
  },
  'GET /api/operator/overview': {
    summary: 'Every area with its pointer, its releases and its health.',
    access: 'operators',
    answers: { 200: operatorOverviewSchema },
    refusals: true,
  },
  'GET /api/operator/stream': {
    summary: 'The overview, and again after every change.',
    access: 'operators',
    answers: { 200: events },
  },
  'GET /api/operator/areas/:area/history': {
    summary: 'Pointer moves of an area, newest first.',
    access: 'operators',
    params: { area: areaIdSchema },
    query: historyQuerySchema,
    answers: { 200: operatorHistorySchema },
    refusals: true,
    example: { answer: { events: [] } },
  },
  'GET /api/operator/areas/:area/releases/:release': {
    summary: 'One release with its descriptor.',
    access: 'operators',
    params: { area: areaIdSchema, release: releasePrefixSchema },
    answers: { 200: operatorReleaseSchema },
    refusals: true,
  },
  'POST /api/operator/areas/:area/check': {
    summary: 'What the gate would say of an activation now. Nothing moves.',
    access: 'operators',
    params: { area: areaIdSchema },
    body: checkRequestSchema,
    answers: { 200: checkAnswerSchema },
    refusals: true,
    example: { body: { release }, answer: { verdict: 'compatible', checks: [] } },
  },
  'POST /api/operator/areas/:area/moves': {
    summary: 'Moves the pointer of an area: activate, canary, promote, roll back, kill, retire.',
    access: 'operators',
    params: { area: areaIdSchema },
    body: moveRequestSchema,
    answers: { 200: moveAnswerSchema },
    refusals: true,
    example: {
      body: { action: 'canary', release, weight: 10, reason: 'first visitors', seen: 41 },
      answer: { event: null },
    },
  },
  'GET /api/operator/publishers': {
    summary: 'Everyone who may publish over HTTP, the newest first.',
    access: 'operators',
    answers: { 200: publishersAnswerSchema },
    refusals: true,
    example: { answer: { publishers: [] } },
  },
  'POST /api/operator/publishers': {
    summary: 'Makes a publisher of one area; the token is answered only this once.',
    access: 'operators',
    body: newPublisherSchema,
    answers: { 201: createdPublisherSchema },
    refusals: true,
    example: { body: { name: 'ci', area: 'generator' } },
  },
  'DELETE /api/operator/publishers/:id': {
    summary: 'Revokes the token of a publisher.',
    access: 'operators',
    params: { id: publisherIdSchema },
    answers: { 200: revokedPublisherSchema },
    refusals: true,
  },
} as const satisfies Api;
