import type { ApiAccess } from '@danqing/contracts/api';
import type { Locale } from '@danqing/contracts/locale';

interface ApiDocsTexts {
  title: string;
  intro: string;
  file: string;
  shared: string;
  access: Record<ApiAccess, string>;
  parameters: string;
  body: string;
  answer: string;
  errors: string;
  refusals: string;
  example: string;
  schema: string;
  noBody: string;
  services: Record<string, string>;
}

export const API_DOCS_TEXTS: Record<Locale, ApiDocsTexts> = {
  zh: {
    title: '丹青 API',
    intro: '所有接口、谁可以调用、请求与回答。各接口的说明为英文。',
    file: 'OpenAPI 文件',
    shared: '任何接口都可能返回的错误',
    access: {
      public: '任何人',
      members: '已登录的会员',
      operators: '操作员',
      publishers: '发布者',
      'operators and publishers': '操作员与发布者',
    },
    parameters: '参数',
    body: '请求内容',
    answer: '回答',
    errors: '错误',
    refusals: '发布系统会用自己的代码与理由拒绝。',
    example: '示例',
    schema: '结构',
    noBody: '没有内容',
    services: {
      colors: '颜色',
      palettes: '调色板',
      identity: '账号与登录',
      operators: '操作员',
      releases: '发布',
      gateway: '网关',
    },
  },
  en: {
    title: 'Danqing API',
    intro: 'All routes: who may call them, requests and responses.',
    file: 'OpenAPI file',
    shared: 'Errors that any route may return',
    access: {
      public: 'everyone',
      members: 'signed-in members',
      operators: 'operators',
      publishers: 'publishers',
      'operators and publishers': 'operators and publishers',
    },
    parameters: 'Parameters',
    body: 'Request body',
    answer: 'Response',
    errors: 'Errors',
    refusals: 'The release plane returns its own error codes and reasons.',
    example: 'Example',
    schema: 'Schema',
    noBody: 'no body',
    services: {
      colors: 'Colours',
      palettes: 'Palettes',
      identity: 'Accounts and sign-in',
      operators: 'Operators',
      releases: 'Releases',
      gateway: 'Gateway',
    },
  },
  ja: {
    title: '丹青 API',
    intro: 'すべてのエンドポイント、呼び出せる人、リクエストと応答。各項目の説明は英語です。',
    file: 'OpenAPI ファイル',
    shared: 'どのエンドポイントも返すことのあるエラー',
    access: {
      public: '誰でも',
      members: 'ログイン中の会員',
      operators: '操作者',
      publishers: '公開者',
      'operators and publishers': '操作者と公開者',
    },
    parameters: 'パラメーター',
    body: 'リクエスト本文',
    answer: '応答',
    errors: 'エラー',
    refusals: 'リリース管理は独自のコードと理由で拒否します。',
    example: '例',
    schema: '構造',
    noBody: '本文なし',
    services: {
      colors: '色',
      palettes: 'パレット',
      identity: 'アカウントとログイン',
      operators: '操作者',
      releases: 'リリース',
      gateway: 'ゲートウェイ',
    },
  },
};
