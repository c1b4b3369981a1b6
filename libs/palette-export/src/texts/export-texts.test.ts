import { ERRORS } from '@danqing/contracts/errors';
import { LOCALES } from '@danqing/contracts/locale';
import { expect, test } from 'vitest';
import { EXPORT_TEXTS } from './use-export-texts.ts';

test('says what the specification says', () => {
  const { errors, signIn } = EXPORT_TEXTS.zh;
  expect({ ...errors, signIn }).toEqual({
    claim: '领取失败',
    production: '导出失败，请稍后重试',
    image: '图片生成失败',
    signIn: '请登录后导出，非本人资源将扣除1点',
  });
});

test.each(LOCALES)('says the same as the server in %s', (locale) => {
  const { errors, signIn } = EXPORT_TEXTS[locale];
  expect(signIn).toBe(ERRORS.EXPORT_UNAUTHENTICATED.message[locale]);
  expect(errors.image).toBe(ERRORS.IMAGE_FAILED.message[locale]);
});
