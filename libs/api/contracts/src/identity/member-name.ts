import { z } from 'zod';
import { visibleText } from '../text/index.ts';
import { DELETED_AUTHOR } from './author-name.ts';

const MAX_NAME_LENGTH = 40;

/**
 * Letters of other scripts, and digits, that resemble Latin letters. Limited to letters of the words below.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  ɑ: 'a',
  α: 'a',
  '4': 'a',
  '@': 'a',
  с: 'c',
  ϲ: 'c',
  ԁ: 'd',
  ɗ: 'd',
  е: 'e',
  ё: 'e',
  ε: 'e',
  '3': 'e',
  ƒ: 'f',
  ɡ: 'g',
  ց: 'g',
  '9': 'q',
  ԛ: 'q',
  і: 'i',
  ı: 'i',
  ι: 'i',
  ӏ: 'i',
  l: 'i',
  '1': 'i',
  '|': 'i',
  '!': 'i',
  ј: 'j',
  м: 'm',
  п: 'n',
  ո: 'n',
  η: 'n',
  о: 'o',
  ο: 'o',
  օ: 'o',
  '0': 'o',
  р: 'p',
  ρ: 'p',
  г: 'r',
  ѕ: 's',
  '5': 's',
  $: 's',
  т: 't',
  τ: 't',
  '7': 't',
  υ: 'u',
  ս: 'u',
  и: 'u',
  у: 'y',
  ү: 'y',
  靑: '青',
  畫: '画',
  員: '员',
  網: '网',
  統: '统',
  運: '运',
  營: '营',
  営: '营',
  團: '团',
  隊: '队',
  機: '机',
  構: '构',
  註: '注',
  銷: '销',
  戶: '户',
};
/**
 * Roles that imply authority over the site. Matched anywhere in a name, because Chinese and Japanese have no
 * spaces.
 */
const ROLES_ANYWHERE = [
  '官方',
  '官网',
  '管理员',
  '管理者',
  '管理人',
  '客服',
  '站长',
  '站务',
  '运营团队',
  '系统通知',
  '系统消息',
  '系统公告',
  '平台通知',
  '平台公告',
  '客户服务',
  '公式アカウント',
  '丹青公式',
  '運営チーム',
  '運営事務局',
  'お客様サポート',
  'カスタマーサポート',
  'サポートセンター',
].map(folded);
/** Matched as a word or as the whole name. */
const ROLES = [
  'official',
  'admin',
  'admins',
  'administrator',
  'moderator',
  'support',
  'customerservice',
  'helpdesk',
  'operator',
  'webmaster',
  'staff',
  'system',
  'sysadmin',
  'security',
  '運営',
  'サポート',
].map(folded);
const SITE = ['丹青', 'danqing'];
/** Combined with the site's name, these suggest an official account. */
const OFFICES = [
  '团队',
  '小组',
  '网',
  '网站',
  '助手',
  '小助手',
  '管理',
  '支付',
  '公司',
  '机构',
  // The signature of the embedded studio.
  '画室',
  'studio',
  'アトリエ',
  '事務局',
  'team',
  'bot',
  'app',
  'help',
  'site',
  'service',
  'ceo',
  'hq',
].map(folded);

/** Normalises case, width, accents and lookalike letters. */
function folded(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return [...plain].map((letter) => LOOKALIKES[letter] ?? letter).join('');
}

const wordsOf = (name: string): string[] =>
  folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const SIGNATURES = Object.values(DELETED_AUTHOR).map((name) => wordsOf(name).join(''));

/** Returns whether a name impersonates the site or its staff. */
export function impersonatesSite(name: string): boolean {
  return colorImpersonatesSite(name) || wordsOf(name).some((word) => ROLES.includes(word));
}

/**
 * Like `impersonatesSite`, for the name of a palette colour. A Latin role counts only as the whole name or
 * next to the site's name, because design systems have colours such as "System Blue" or "support-error".
 */
export function colorImpersonatesSite(name: string): boolean {
  const all = wordsOf(name).join('');
  if (SIGNATURES.includes(all)) return true;
  const rest = SITE.reduce((left, site) => left.replaceAll(site, ''), all);
  if (rest !== all && (rest === '' || OFFICES.includes(rest))) return true;
  return (
    ROLES_ANYWHERE.some((role) => all.includes(role)) || [all, rest].some((word) => ROLES.includes(word))
  );
}

/** A member's chosen name. Invisible characters are dropped; impersonation gives NAME_RESERVED. */
export const memberNameSchema = z
  .string()
  .max(200)
  .transform((name) => visibleText(name).replace(/\s+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, 'NAME_REQUIRED')
      .refine((name) => [...name].length <= MAX_NAME_LENGTH, 'NAME_TOO_LONG')
      .refine((name) => !/\p{Cs}|\0/u.test(name), 'halves of characters')
      .refine((name) => !impersonatesSite(name), 'NAME_RESERVED'),
  );
