import { CODE_MINUTES, DELETION_DAYS } from '@danqing/contracts/identity';
import { LOCALES } from '@danqing/contracts/locale';
import { expect, it } from 'vitest';
import { CODE_PURPOSES, type CodePurpose } from '../purpose/code-purposes.ts';
import { CODE_MESSAGES, codeMail, codeText } from './code-messages.ts';

const PURPOSES = Object.keys(CODE_PURPOSES) as CodePurpose[];
const CASES = PURPOSES.flatMap((purpose) => LOCALES.map((locale) => [purpose, locale] as const));
const CODE = '314159';
const textsOf = (purpose: CodePurpose, locale: (typeof LOCALES)[number]) => {
  const { subject, text } = codeMail(purpose, CODE, locale);
  return { subject, mail: text, sms: codeText(purpose, CODE, locale) };
};

it.each(CASES)('a code to %s is sent in words of its own in %s', (purpose, locale) => {
  const { subject, mail, sms } = textsOf(purpose, locale);
  for (const text of [subject, mail, sms]) {
    expect(text).toContain(CODE);
    expect(text).not.toMatch(/[{}]|undefined/);
  }
  for (const text of [mail, sms]) expect(text).toContain(String(CODE_MINUTES));
  expect(codeMail(purpose, CODE, locale).html).toContain(CODE);
  for (const other of PURPOSES.filter((name) => name !== purpose)) {
    const [mine, theirs] = [CODE_MESSAGES[purpose][locale], CODE_MESSAGES[other][locale]];
    for (const part of ['subject', 'title', 'intro', 'sms'] as const)
      expect(mine[part], part).not.toBe(theirs[part]);
  }
});

it.each([
  ['zh', '注销', '公开的内容隐藏', '登录与设备'],
  ['en', 'deletion', 'hide your public works', 'Sign-in and devices'],
  ['ja', '削除', '公開していた内容は非表示', 'ログインと端末'],
] as const)(
  'a code to delete the account says in %s what ends, when, and what to do about a stranger',
  (locale, deletion, ends, devices) => {
    const { subject, mail, sms } = textsOf('delete-account', locale);
    for (const text of [subject, mail, sms]) expect(text).toContain(deletion);
    for (const text of [mail, sms])
      expect(text).toMatch(new RegExp(`\\b${DELETION_DAYS}\\b|${DELETION_DAYS} `));
    expect(mail).toContain(ends);
    expect(mail).toContain(devices);
    expect(subject).not.toMatch(/登录|sign-in|ログイン/);
  },
);

it('every purpose has a template of its own for text messages', () => {
  const settings = Object.values(CODE_PURPOSES).map(({ smsTemplate }) => smsTemplate);
  expect(new Set(settings).size).toBe(PURPOSES.length);
});
