import { errorBodySchema } from '@danqing/contracts/errors';

export const colors = [{ hex: '#EEF7F2', name: '月白', pinyin: 'yuè bái', type: 'primary', shade: '500' }];
export const body = { name: '月下', description: '秋夜', is_public: true, colors };

export const codeOf = (answer: { statusCode: number; json(): unknown }) => [
  answer.statusCode,
  errorBodySchema.parse(answer.json()).code,
];
