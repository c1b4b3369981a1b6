import { ERRORS } from '@danqing/contracts/errors';
import { LOCALES } from '@danqing/contracts/locale';
import { checkTexts } from '@danqing/shell-sdk/area-checks';
import { expect, test } from 'vitest';
import { exportDialogCatalogues } from './dialog/dialog-catalogues.ts';
import { exportCatalogues } from './flow/export-catalogues.ts';
import en from './flow/locales/en.json';
import ja from './flow/locales/ja.json';
import zh from './flow/locales/zh.json';

checkTexts([exportCatalogues, exportDialogCatalogues], import.meta.dirname);

test('says what the specification says', () => {
  expect({ ...zh.errors, signIn: zh.signIn }).toEqual({
    claim: '领取失败',
    production: '导出失败，请稍后重试',
    image: '图片生成失败',
    signIn: '请登录后导出，非本人资源将扣除1点',
  });
});

test.each(LOCALES)('says the same as the server in %s', (locale) => {
  const { errors, signIn } = { zh, en, ja }[locale];
  expect(signIn).toBe(ERRORS.EXPORT_UNAUTHENTICATED.message[locale]);
  expect(errors.image).toBe(ERRORS.IMAGE_FAILED.message[locale]);
});
