import { z } from 'zod';
import type { Api } from '../api/define-api.ts';
import { beaconSchema, receiptResponseSchema, receiptRequestSchema } from './beacons.ts';
import {
  checkResponseSchema,
  checkRequestSchema,
  historyQuerySchema,
  moveResponseSchema,
  moveRequestSchema,
  operatorHistorySchema,
  operatorOverviewSchema,
  operatorReleaseSchema,
  releasePrefixSchema,
} from './console.ts';
import {
  createdTargetSchema,
  deliveriesQuerySchema,
  deliveriesResponseSchema,
  deliveryResponseSchema,
  newTargetSchema,
  notificationIdSchema,
  targetResponseSchema,
  targetsResponseSchema,
} from './notifications.ts';
import {
  previewIdSchema,
  previewRequestSchema,
  previewResponseSchema,
  previewsResponseSchema,
} from './previews.ts';
import { provenanceRequestSchema, provenanceResponseSchema } from './provenance.ts';
import {
  createdPublisherSchema,
  newPublisherSchema,
  publisherIdSchema,
  publishersResponseSchema,
  revokedPublisherSchema,
} from './publishers.ts';
import {
  overrideResponseSchema,
  overrideRequestSchema,
  publishResponseSchema,
  uploadResponseSchema,
} from './publishing.ts';
import {
  areaIdSchema,
  documentFileSchema,
  releaseDescriptorSchema,
  releasePathSchema,
  signedDocumentSchema,
} from './releases.ts';
import { sequenceResponseSchema, streamQuerySchema } from './stream.ts';

const uploadSchema = z.string();
const events = { mediaType: 'text/event-stream' };
const release = '0123456789abcdef';

export const RELEASES_API = {
  'GET /api/releases/stream': {
    summary: 'Streams the visitor’s signed document if it is newer than `since`, then after every move.',
    access: 'public',
    query: streamQuerySchema,
    answers: { 200: events },
  },
  'GET /api/releases/sequence': {
    summary: 'Returns the sequence number of the latest move, the same for everyone.',
    access: 'public',
    answers: { 200: sequenceResponseSchema },
    example: { answer: { sequence: 42 } },
  },
  'GET /api/releases/document': {
    summary: 'Returns the visitor’s signed document.',
    access: 'public',
    answers: { 200: signedDocumentSchema },
    example: { answer: { text: '{"environment":"production","sequence":42}', signature: 'AAAA' } },
  },
  'GET /api/releases/documents/:file': {
    summary: 'Returns the complete document that a page named as its index. It never changes.',
    access: 'public',
    params: { file: documentFileSchema },
    answers: { 200: { mediaType: 'application/json' } },
  },
  'POST /api/releases/beacons': {
    summary:
      'Receives the load outcomes of a page’s areas. The response is the same whether or not they count.',
    access: 'public',
    body: beaconSchema,
    answers: { 204: null },
    example: { body: { token: 'page-token', outcomes: [{ area: 'generator', release, outcome: 'ok' }] } },
  },
  'POST /api/releases/beacons/receipts': {
    summary: 'Issues the receipt that makes a page’s loads count for a canary.',
    access: 'public',
    body: receiptRequestSchema,
    answers: { 200: receiptResponseSchema },
    example: { body: { token: 'page-token' }, answer: { receipt: 'receipt' } },
  },
  'POST /api/releases/overrides': {
    summary: 'Issues a token that lets a developer’s browser load an area from their development server.',
    access: 'operators and publishers',
    body: overrideRequestSchema,
    answers: { 200: overrideResponseSchema },
    refusals: true,
  },
  'POST /api/releases/previews': {
    summary: 'Creates a link that opens the site with a published release of the publisher’s area.',
    access: 'publishers',
    body: previewRequestSchema,
    answers: { 200: previewResponseSchema },
    refusals: true,
    example: { body: { releases: [{ area: 'generator', release }], days: 7 } },
  },
  'POST /api/operator/previews': {
    summary: 'Creates a link that opens the site with published releases of several areas.',
    access: 'operators',
    body: previewRequestSchema,
    answers: { 200: previewResponseSchema },
    refusals: true,
    example: { body: { releases: [{ area: 'generator', release }], days: 7 } },
  },
  'GET /api/operator/previews': {
    summary: 'Lists previews, valid ones first, then the newest.',
    access: 'operators',
    answers: { 200: previewsResponseSchema },
    refusals: true,
    example: { answer: { previews: [] } },
  },
  'DELETE /api/operator/previews/:id': {
    summary: 'Revokes a preview. Its link and every browser that opened it lose it with the next page.',
    access: 'operators',
    params: { id: previewIdSchema },
    answers: { 200: previewResponseSchema },
    refusals: true,
  },
  'POST /api/releases/uploads': {
    summary: 'Receives the descriptor of a release and returns the list of missing files.',
    access: 'publishers',
    body: releaseDescriptorSchema,
    answers: { 200: uploadResponseSchema },
    refusals: true,
    example: { answer: { upload: 'u1', area: 'generator', release, missing: ['entry.js'] } },
  },
  'PUT /api/releases/uploads/:upload/files/*': {
    summary: 'Receives the bytes of one file.',
    access: 'publishers',
    params: { upload: uploadSchema, '*': releasePathSchema },
    body: z.string().meta({ format: 'binary' }),
    bodyType: 'application/octet-stream',
    answers: { 204: null },
    refusals: true,
  },
  'POST /api/releases/uploads/:upload/complete': {
    summary: 'Publishes the release once all its files are uploaded.',
    access: 'publishers',
    params: { upload: uploadSchema },
    answers: { 200: publishResponseSchema },
    refusals: true,
    example: { answer: { area: 'generator', release, size: 204800, outcome: 'published' } },
  },
  'DELETE /api/releases/uploads/:upload': {
    summary: 'Cancels the upload and discards its files.',
    access: 'publishers',
    params: { upload: uploadSchema },
    answers: { 204: null },
    refusals: true,
  },
  'POST /api/releases/provenance': {
    summary: 'Attaches a signed statement about the build of a published release of the publisher’s area.',
    access: 'publishers',
    body: provenanceRequestSchema,
    answers: { 200: provenanceResponseSchema },
    refusals: true,
  },
  'GET /api/operator/overview': {
    summary: 'Lists all areas with pointer, releases and health.',
    access: 'operators',
    answers: { 200: operatorOverviewSchema },
    refusals: true,
  },
  'GET /api/operator/stream': {
    summary: 'Streams the overview, then again after every change.',
    access: 'operators',
    answers: { 200: events },
  },
  'GET /api/operator/areas/:area/history': {
    summary: 'Lists the pointer moves of an area, newest first.',
    access: 'operators',
    params: { area: areaIdSchema },
    query: historyQuerySchema,
    answers: { 200: operatorHistorySchema },
    refusals: true,
    example: { answer: { events: [] } },
  },
  'GET /api/operator/areas/:area/releases/:release': {
    summary: 'Returns a release and its descriptor.',
    access: 'operators',
    params: { area: areaIdSchema, release: releasePrefixSchema },
    answers: { 200: operatorReleaseSchema },
    refusals: true,
  },
  'POST /api/operator/areas/:area/check': {
    summary: 'Runs the gate for an activation without moving the pointer.',
    access: 'operators',
    params: { area: areaIdSchema },
    body: checkRequestSchema,
    answers: { 200: checkResponseSchema },
    refusals: true,
    example: { body: { release }, answer: { verdict: 'compatible', checks: [] } },
  },
  'POST /api/operator/areas/:area/moves': {
    summary: 'Moves the pointer of an area: activate, canary, promote, roll back, kill, retire.',
    access: 'operators',
    params: { area: areaIdSchema },
    body: moveRequestSchema,
    answers: { 200: moveResponseSchema },
    refusals: true,
    example: {
      body: { action: 'canary', release, weight: 10, reason: 'first visitors', seen: 41 },
      answer: { event: null },
    },
  },
  'GET /api/operator/publishers': {
    summary: 'Lists all HTTP publishers, newest first.',
    access: 'operators',
    answers: { 200: publishersResponseSchema },
    refusals: true,
    example: { answer: { publishers: [] } },
  },
  'POST /api/operator/publishers': {
    summary: 'Creates a publisher for one area and returns its token once.',
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
  'GET /api/operator/notifications/targets': {
    summary: 'Lists the targets of notifications, usable ones first, then the newest.',
    access: 'operators',
    answers: { 200: targetsResponseSchema },
    refusals: true,
    example: { answer: { targets: [] } },
  },
  'POST /api/operator/notifications/targets': {
    summary: 'Adds a target of notifications and returns its signing secret once.',
    access: 'operators',
    body: newTargetSchema,
    answers: { 201: createdTargetSchema },
    refusals: true,
    example: { body: { name: 'on call', kind: 'webhook', url: 'https://hooks.example/danqing' } },
  },
  'DELETE /api/operator/notifications/targets/:id': {
    summary: 'Revokes a target and erases its secret. Waiting deliveries to it are given up.',
    access: 'operators',
    params: { id: notificationIdSchema },
    answers: { 200: targetResponseSchema },
    refusals: true,
  },
  'POST /api/operator/notifications/targets/:id/test': {
    summary: 'Sends a test to a target. The log of deliveries shows the result within seconds.',
    access: 'operators',
    params: { id: notificationIdSchema },
    answers: { 200: deliveryResponseSchema },
    refusals: true,
  },
  'GET /api/operator/notifications/deliveries': {
    summary: 'Lists deliveries with every attempt, newest first.',
    access: 'operators',
    query: deliveriesQuerySchema,
    answers: { 200: deliveriesResponseSchema },
    refusals: true,
    example: { answer: { deliveries: [] } },
  },
  'POST /api/operator/notifications/deliveries/:id/retry': {
    summary: 'Begins the attempts of a delivery anew, unless it succeeded.',
    access: 'operators',
    params: { id: notificationIdSchema },
    answers: { 200: deliveryResponseSchema },
    refusals: true,
  },
} as const satisfies Api;
