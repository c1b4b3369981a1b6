import type { ErrorEntries } from './error-kinds.ts';

export const SHARED_ERRORS = {
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
  UNAUTHENTICATED: {
    kind: 'unauthenticated',
    message: { zh: '请先登录', en: 'Please sign in.', ja: 'ログインしてください。' },
  },
  RATE_LIMITED: {
    kind: 'limit',
    message: {
      zh: '操作过于频繁，请稍后再试',
      en: 'Too many requests. Please try again later.',
      ja: 'リクエストが多すぎます。しばらくしてからお試しください。',
    },
  },
  ROUTE_NOT_FOUND: {
    kind: 'not-found',
    message: { zh: '页面未找到', en: 'Page not found.', ja: 'ページが見つかりません。' },
  },
  PAYLOAD_TOO_LARGE: {
    kind: 'too-large',
    message: { zh: '内容过大', en: 'The request is too large.', ja: 'リクエストが大きすぎます。' },
  },
  REQUEST_TIMEOUT: {
    kind: 'timeout',
    message: {
      zh: '请求超时，请重试',
      en: 'The request took too long. Please try again.',
      ja: 'リクエストがタイムアウトしました。もう一度お試しください。',
    },
  },
  HEADERS_TOO_LARGE: {
    kind: 'headers-too-large',
    message: {
      zh: '请求头过大，请清除本站的 Cookie 后重试',
      en: 'The request headers are too large. Please clear the cookies of this site and try again.',
      ja: 'リクエストヘッダーが大きすぎます。このサイトの Cookie を削除してからお試しください。',
    },
  },
  RANGE_NOT_SATISFIABLE: {
    kind: 'range',
    message: {
      zh: '请求的范围超出内容',
      en: 'The range lies outside the content.',
      ja: '要求された範囲は内容の外にあります。',
    },
  },
  EXPECTATION_FAILED: {
    kind: 'expectation',
    message: {
      zh: '无法满足请求的要求',
      en: 'This server does not support the Expect header.',
      ja: 'リクエストの要求に対応していません。',
    },
  },
  HOST_UNKNOWN: {
    kind: 'misdirected',
    message: {
      zh: '本服务器不提供该地址的内容',
      en: 'This server does not serve that address.',
      ja: 'このサーバーはそのアドレスには対応していません。',
    },
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
} as const satisfies ErrorEntries;
