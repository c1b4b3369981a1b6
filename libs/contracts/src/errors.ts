import { z } from 'zod';
import type { LocalizedText } from './locale.ts';

/** The kind decides the HTTP status and the log level. */
export const ERROR_STATUS = {
  input: 400,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unavailable: 503,
  internal: 500,
} as const;
export type ErrorKind = keyof typeof ERROR_STATUS;

interface ErrorEntry {
  kind: ErrorKind;
  message: LocalizedText;
}

/** Every error a visitor can meet, with its sentence in the three languages. */
export const ERRORS = {
  INPUT_INVALID: {
    kind: 'input',
    message: {
      zh: '请求内容有误，请检查后重试',
      en: 'The request is not valid. Please check it and try again.',
      ja: 'リクエストの内容が正しくありません。確認してもう一度お試しください。',
    },
  },
  FORBIDDEN: {
    kind: 'forbidden',
    message: { zh: '没有权限', en: 'You are not allowed to do this.', ja: '許可されていない操作です。' },
  },
  ROUTE_NOT_FOUND: {
    kind: 'not-found',
    message: { zh: '页面未找到', en: 'Page not found.', ja: 'ページが見つかりません。' },
  },
  COLOR_NOT_FOUND: {
    kind: 'not-found',
    message: { zh: '未找到该颜色', en: 'There is no such colour.', ja: 'その色は見つかりません。' },
  },
  PAYLOAD_TOO_LARGE: {
    kind: 'too-large',
    message: { zh: '内容过大', en: 'The request is too large.', ja: 'リクエストが大きすぎます。' },
  },
  SERVICE_UNAVAILABLE: {
    kind: 'unavailable',
    message: {
      zh: '服务暂时不可用，请稍后重试',
      en: 'The service is not available. Please try again later.',
      ja: 'サービスを利用できません。しばらくしてからお試しください。',
    },
  },
  INTERNAL: {
    kind: 'internal',
    message: {
      zh: '服务器错误，请稍后重试',
      en: 'Server error. Please try again later.',
      ja: 'サーバーエラーです。しばらくしてからお試しください。',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
export type ErrorCode = keyof typeof ERRORS;

/** The body of every failed answer. `message` and `error` carry the same sentence, in the language of the request. */
export const errorBodySchema = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  error: z.string(),
  /** The field at fault, where one is. */
  field: z.string().optional(),
  traceId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
