import type { Api } from '../api/define-api.ts';
import { memberWorksResponseSchema } from '../identity/member-works.ts';
import { memberIdSchema } from '../identity/sign-in.ts';
import { moderationApi } from '../moderation/api.ts';
import {
  changeCollectionRequestSchema,
  collectionIdSchema,
  collectionSchema,
  collectionsQuerySchema,
  collectionsResponseSchema,
  pictureFileSchema,
  type Collection,
} from './collections.ts';
import {
  memberCollectionsQuerySchema,
  memberPicturesQuerySchema,
  memberPicturesResponseSchema,
} from './member-pictures.ts';
import {
  continueRequestSchema,
  imageFromNameRequestSchema,
  imageFromNameResponseSchema,
  paintedSchema,
  paintRequestSchema,
  type Painted,
} from './paintings.ts';
import { poemRequestSchema, poemResponseSchema, type PoemResponse } from './poems.ts';
import {
  animatedSchema,
  animateRequestSchema,
  pictureIdSchema,
  videoFileSchema,
  type Animated,
} from './videos.ts';

const picture = (width: number) => `/api/creations/pictures/3f6c9a0d5b7e4c218a90d1e2f3a4b5c6-${width}.webp`;
const video = (type: string) => `/api/creations/videos/9b1deb4d3b7d4bad9bdd2b0d7b3dcb6d.${type}`;
const maker = { kind: 'studio', name: '丹青画室' } as const;
const poem: PoemResponse = {
  cnString: '帘前风力软，宫女泪沾巾。独倚朱栏久，桃花又一春。',
  requestId: '0b9f0f4e-5a0e-4a55-9c3f-6a1d1f0f7f10',
  title: '宫墙春日',
  lines: ['帘前风力软', '宫女泪沾巾', '独倚朱栏久', '桃花又一春'],
  renderings: null,
  maker,
};
const painted: Painted = { imageUrl: picture(1024), imageId: 31, collectionId: 12, credits: 9 };
const animated: Animated = { imageId: 31, videoUrl: video('mp4'), credits: 4 };
const collection: Collection = {
  id: 12,
  title: poem.title,
  content: poem.cnString,
  lines: poem.lines,
  renderings: null,
  maker,
  theme: 'landscape',
  images: [
    {
      id: 31,
      url: picture(1024),
      width: 1024,
      height: 1024,
      sizes: [320, 640, 1024].map((width) => ({ url: picture(width), width })),
      video_url: video('mp4'),
      video_webm_url: video('webm'),
      video_poster_url: video('webp'),
      video_maker: maker,
      video_user: { id: 9, name: '林澄', has_page: true },
      task_id: null,
      caption: '宫墙春日',
      maker,
    },
  ],
  color: { id: 1, name: '朱红', hex: '#ED5126' },
  user: { id: 7, name: '小月', email: null, image: null },
  is_listed: true,
  hidden_reason: null,
  created_at: '2026-11-23T08:00:00.000+00:00',
};
const VIDEO_FILES = ['video/mp4', 'video/webm', 'image/webp'] as const;
const events = { mediaType: 'text/event-stream' };
const painting = [
  'POEM_NOT_FOUND',
  'POEM_PAINTED',
  'COLLECTION_NOT_FOUND',
  'CREDITS_INSUFFICIENT',
  'PAINTING_FAILED',
] as const;
const continuing = [
  'COLLECTION_NOT_FOUND',
  'COLLECTION_FULL',
  'CREDITS_INSUFFICIENT',
  'PAINTING_FAILED',
] as const;
const animating = [
  'PICTURE_NOT_FOUND',
  'VIDEOS_NOT_MADE',
  'ACCOUNT_LIMITED',
  'CREDITS_INSUFFICIENT',
  'VIDEO_FAILED',
] as const;

export const CREATIONS_API = {
  'POST /api/ai/poem': {
    summary: 'Writes a poem for a traditional colour, a new one on each call. Free.',
    access: 'public',
    body: poemRequestSchema,
    answers: { 200: poemResponseSchema },
    errors: ['COLOR_NOT_FOUND', 'POEM_FAILED'],
    example: { body: { colorName: '朱红' }, answer: poem },
  },
  'POST /api/ai/image': {
    summary: 'Paints a poem once, for one credit, and responds when the picture is ready.',
    access: 'members',
    body: paintRequestSchema,
    answers: { 200: paintedSchema },
    errors: [...painting, 'PAINTING_IN_PROGRESS'],
    example: { body: { requestId: poem.requestId, theme: 'landscape' }, answer: painted },
  },
  'POST /api/ai/image/stream': {
    summary: 'Does the same and streams its progress: the events `started`, `layer`, then `done` or `error`.',
    access: 'members',
    body: paintRequestSchema,
    answers: { 200: events },
    errors: painting,
    example: { body: { requestId: poem.requestId, theme: 'landscape' } },
  },
  'POST /api/ai/image-from-name': {
    summary: 'Paints a picture for a new colour, for one credit, and responds when it is ready.',
    access: 'members',
    body: imageFromNameRequestSchema,
    answers: { 200: imageFromNameResponseSchema },
    errors: [
      'COLOR_NAME_REQUIRED',
      'COLOR_NAME_TOO_LONG',
      'NAME_RESERVED',
      'CREDITS_INSUFFICIENT',
      'PAINTING_FAILED',
      'PAINTING_IN_PROGRESS',
    ],
    example: {
      body: { colorName: '雨后青' },
      answer: { imageUrl: painted.imageUrl, imageId: 31, credits: 9 },
    },
  },
  'POST /api/ai/collection-image': {
    summary: 'Adds a picture to the member’s creation, for one credit, and responds when it is ready.',
    access: 'members',
    body: continueRequestSchema,
    answers: { 200: paintedSchema },
    errors: [...continuing, 'PAINTING_IN_PROGRESS'],
    example: { body: { collectionId: 12 }, answer: painted },
  },
  'POST /api/ai/collection-image/stream': {
    summary: 'Does the same and streams its progress: the events `started`, `layer`, then `done` or `error`.',
    access: 'members',
    body: continueRequestSchema,
    answers: { 200: events },
    errors: continuing,
    example: { body: { collectionId: 12 } },
  },
  'POST /api/ai/image-to-video': {
    summary:
      'Makes a video from a picture of an own or public creation, once, for five credits, and responds when it is ready.',
    access: 'members',
    body: animateRequestSchema,
    answers: { 200: animatedSchema },
    errors: [...animating, 'VIDEO_IN_PROGRESS'],
    example: { body: { imageId: 31 }, answer: animated },
  },
  'POST /api/ai/image-to-video/stream': {
    summary:
      'Does the same and streams its progress: the events `started`, `progress`, then `done` or `error`.',
    access: 'members',
    body: animateRequestSchema,
    answers: { 200: events },
    errors: animating,
    example: { body: { imageId: 31 } },
  },
  'GET /api/collections': {
    summary: 'Lists a page of creations, newest first, of all colours or of one.',
    access: 'public',
    query: collectionsQuerySchema,
    answers: { 200: collectionsResponseSchema },
    example: { answer: { data: [collection], pages: 1 } },
  },
  'GET /api/collections/:id': {
    summary: 'Returns a creation. Only the owner sees one that operators have hidden.',
    access: 'public',
    params: { id: collectionIdSchema },
    answers: { 200: collectionSchema },
    errors: ['COLLECTION_NOT_FOUND'],
    example: { answer: collection },
  },
  'GET /api/users/:id/collections': {
    summary:
      'Lists a member’s listed creations, newest first; the member sees all their own. 404 if the member’s page is private.',
    access: 'public',
    params: { id: memberIdSchema },
    query: memberCollectionsQuerySchema,
    answers: { 200: memberWorksResponseSchema(collectionSchema) },
    errors: ['MEMBER_NOT_FOUND', 'MEMBER_COLLECTIONS_FAILED'],
    example: { answer: { success: true, data: [collection], next: null } },
  },
  'GET /api/users/:id/images': {
    summary:
      'Lists the pictures of a member’s listed creations, newest first; the member sees all their own. 404 if the member’s page is private.',
    access: 'public',
    params: { id: memberIdSchema },
    query: memberPicturesQuerySchema,
    answers: { 200: memberPicturesResponseSchema },
    errors: ['MEMBER_NOT_FOUND', 'MEMBER_PICTURES_FAILED'],
    example: {
      answer: {
        success: true,
        data: [{ id: 31, url: picture(1024), sizes: [{ url: picture(320), width: 320 }] }],
      },
    },
  },
  'PATCH /api/collections/:id': {
    summary: 'Shows the member’s creation in the gallery or hides it.',
    access: 'members',
    params: { id: collectionIdSchema },
    body: changeCollectionRequestSchema,
    answers: { 200: collectionSchema },
    errors: ['COLLECTION_NOT_FOUND', 'ACCOUNT_LIMITED'],
    example: { body: { is_listed: false }, answer: { ...collection, is_listed: false } },
  },
  'DELETE /api/collections/:id': {
    summary: 'Deletes the member’s creation; it can be restored for a while.',
    access: 'members',
    params: { id: collectionIdSchema },
    answers: { 204: null },
    errors: ['COLLECTION_NOT_FOUND'],
  },
  'POST /api/collections/:id/undelete': {
    summary: 'Restores a creation that the member has just deleted.',
    access: 'members',
    params: { id: collectionIdSchema },
    answers: { 200: collectionSchema },
    errors: ['COLLECTION_NOT_FOUND'],
    example: { answer: collection },
  },
  'DELETE /api/collections/:id/images/:imageId/video': {
    summary: 'Removes the video of a picture in the member’s creation; it can be restored for a while.',
    access: 'members',
    params: { id: collectionIdSchema, imageId: pictureIdSchema },
    answers: { 204: null },
    errors: ['VIDEO_NOT_FOUND'],
  },
  'POST /api/collections/:id/images/:imageId/video/undelete': {
    summary: 'Restores a video that was just removed, unless a new one exists.',
    access: 'members',
    params: { id: collectionIdSchema, imageId: pictureIdSchema },
    answers: { 204: null },
    errors: ['VIDEO_NOT_FOUND'],
  },
  'GET /api/creations/pictures/:file': {
    summary: 'Returns a picture or the requested range of it. The address is immutable.',
    access: 'public',
    params: { file: pictureFileSchema },
    answers: { 200: { mediaType: 'image/webp' }, 206: { mediaType: 'image/webp' } },
  },
  'GET /api/creations/videos/:file': {
    summary: 'Returns a video file or the requested range of it. The address is immutable.',
    access: 'public',
    params: { file: videoFileSchema },
    answers: { 200: { mediaType: VIDEO_FILES }, 206: { mediaType: VIDEO_FILES } },
  },
  ...moderationApi('creation', 'creation', 'COLLECTION_NOT_FOUND'),
} as const satisfies Api;
