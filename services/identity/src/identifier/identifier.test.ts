import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseIdentifier } from './identifier.ts';

const CHINA = { phoneRegion: 'CN', smsRegions: ['CN'] } as const;
const email = (typed: string) => parseIdentifier('email', typed, CHINA).value;
const phone = (typed: string, region: 'CN' | 'JP' | 'US' = 'CN') =>
  parseIdentifier('phone', typed, { phoneRegion: region, smsRegions: ['CN', 'JP', 'GB', 'US'] }).value;

it.each([
  ['a@b.cn', 'a@b.cn'],
  ['  Ann.Lee+shop@Example.COM\n', 'ann.lee+shop@example.com'],
  [`o'neil_%-@sub.xn--fiqs8s.xn--p1ai`, `o'neil_%-@sub.xn--fiqs8s.xn--p1ai`],
  [`${'a'.repeat(64)}@b.cn`, `${'a'.repeat(64)}@b.cn`],
  ['ａｎｎ＠ｂ．ｃｎ', 'ann@b.cn'],
  ['ann＠b。cn', 'ann@b.cn'],
  ['\u202aann@b.cn\u202c', 'ann@b.cn'],
  ['ann\u200b@b.cn', 'ann@b.cn'],
  ['ann@例子.中国', 'ann@xn--fsqu00a.xn--fiqs8s'],
  ['ann@BÜCHER.example', 'ann@xn--bcher-kva.example'],
])('takes the address %j', (typed, expected) => {
  expect(email(typed)).toBe(expected);
});

it.each([
  '',
  '   ',
  'a',
  'a@b',
  '@b.cn',
  'a@',
  'a@b.cn, evil@x.cn',
  'a@b.cn,evil@x.cn',
  'a@b.cn;evil@x.cn',
  'a@b.cn evil@x.cn',
  'a@b.cn\nevil@x.cn',
  'a@b.cn\r\nBcc: evil@x.cn',
  'a\n@b.cn',
  '<a@b.cn>',
  'a<evil@x.cn>@b.cn',
  'Ann <a@b.cn>',
  '"a b"@b.cn',
  '"a@x.cn"@b.cn',
  'a(comment)@b.cn',
  'a:b@c.cn',
  'group:a@b.cn;',
  'a\\@b.cn',
  'a@b@c.cn',
  '.a@b.cn',
  'a.@b.cn',
  'a..b@b.cn',
  'a@-b.cn',
  'a@b-.cn',
  'a@b..cn',
  'a@.b.cn',
  'a@b.c',
  'a@127.0.0.1',
  'a@[127.0.0.1]',
  'a@b.cn\u0000',
  'a\u0000@b.cn',
  'a@b.cn＠c.cn',
  'a@＠b.cn',
  'a@b c.cn',
  `${'a'.repeat(65)}@b.cn`,
  `a@${'b'.repeat(64)}.cn`,
  `a@${'bbbbbbbb.'.repeat(28)}cn`,
])('refuses the address %j', (typed) => {
  expect(() => email(typed)).toThrow('EMAIL_INVALID');
});

it.each([
  ['13812345678', '+8613812345678'],
  [' 138 1234 5678 ', '+8613812345678'],
  ['138-1234-5678', '+8613812345678'],
  ['+86 138 1234 5678', '+8613812345678'],
  ['１３８１２３４５６７８', '+8613812345678'],
  ['＋８６１３８１２３４５６７８', '+8613812345678'],
  ['(+86)13812345678', '+8613812345678'],
  ['（＋86） 138 1234 5678', '+8613812345678'],
  ['\u202d138\u00a01234\u00a05678\u202c', '+8613812345678'],
  ['\u200e+86 138‑1234‑5678', '+8613812345678'],
  ['+81 90-1234-5678', '+819012345678'],
  ['+44 7400 123456', '+447400123456'],
])('takes the number %j', (typed, expected) => {
  expect(phone(typed)).toBe(expected);
});

it('reads a national number in the configured region', () => {
  expect(phone('090-1234-5678', 'JP')).toBe('+819012345678');
  expect(phone('(201) 555-0123', 'US')).toBe('+12015550123');
});

it('refuses numbers of regions that get no text messages', () => {
  expect(parseIdentifier('phone', '13812345678', CHINA).value).toBe('+8613812345678');
  for (const typed of ['+81 90-1234-5678', '+1 201 555 0123', '+852 5123 4567', '+44 7400 123456']) {
    expect(() => parseIdentifier('phone', typed, CHINA)).toThrow('PHONE_REGION_UNSUPPORTED');
  }
});

it.each([
  '',
  '1',
  '138123456789',
  '010-12345678',
  '+86 10 1234 5678',
  '13812345678,13912345678',
  '13812345678;ext=1',
  '13812345678 ext 1',
  '13812345678\n13912345678',
  '<13812345678>',
  'tel:13812345678',
  'call 13812345678',
  '++8613812345678',
  '1381234567a',
  '٠١٢٣٤٥٦٧٨٩',
  '0'.repeat(400),
])('refuses the number %j', (typed) => {
  expect(() => phone(typed)).toThrow('PHONE_INVALID');
});

it('never lets anything through that a mail program could read as more than one mailbox', () => {
  const part = fc.constantFrom(
    'a',
    'b.cn',
    '@',
    '.',
    ',',
    ';',
    ' ',
    '\n',
    '\r',
    '<',
    '>',
    '"',
    '(',
    ')',
    ':',
    '\t',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      let accepted: string;
      try {
        accepted = email(parts.join(''));
      } catch {
        return;
      }
      expect(accepted).toMatch(/^[a-z.]+@[a-z.]+$/);
    }),
  );
});

it('takes its own answer as the same identifier', () => {
  const local = fc.stringMatching(/^[A-Za-z0-9]([A-Za-z0-9+_-]{0,20}[A-Za-z0-9])?$/);
  fc.assert(
    fc.property(local, (name) => {
      const once = email(`${name}@Example.COM`);
      expect(email(once)).toBe(once);
    }),
  );
});
