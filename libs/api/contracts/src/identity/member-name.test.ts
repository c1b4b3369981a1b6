import { expect, it } from 'vitest';
import { colorImpersonatesSite, memberNameSchema, impersonatesSite } from './member-name.ts';

it.each([
  '丹青',
  ' 丹 青 ',
  'Danqing',
  'DAN-QING',
  'ｄａｎｑｉｎｇ',
  'Dаnqіng',
  'dan9ing',
  'Dánqīng',
  'Danqing 丹青',
  '丹青官方',
  '丹青团队',
  '丹青團隊',
  'Danqing Team',
  '丹青画室',
  '丹靑畫室',
  'Danqing Studio',
  'danqing-bot',
  '官方客服',
  '管理員',
  '管理员007',
  '運営団体の管理人',
  'Official',
  'official_colours',
  '0fficia1',
  'ОFFІСІАL',
  'Danqing Support',
  'danqingsupport',
  'Admin',
  'a.d.m.i.n',
  '𝓐𝓭𝓶𝓲𝓷',
  'ⓐⓓⓜⓘⓝ',
  'ad\u200Bmin',
  '丹青运营',
  '丹青管理',
  '丹青小助手',
  '丹青支付',
  '系统公告',
  '平台通知',
  '丹青サポート',
  'サポート',
  '運営',
  '運営チーム',
  'お客様サポート',
  'Customer Service',
  'Danqing HQ',
])('%j poses as the site', (name) => {
  expect(memberNameSchema.safeParse(name).error?.issues[0]?.message).toBe('NAME_RESERVED');
});

it.each([
  '用户1234',
  'Member 0042',
  'ユーザー0042',
  '林澄',
  '丹青客',
  '墨染丹青',
  'Li Danqing',
  'Badminton',
  'Ecosystem',
  'Offizier',
  'محمد',
  'प्रिया',
  '佐藤葛\u{E0100}',
  '👩‍🎨 Ana',
  'Владимир',
  '运营小白',
  '丹青小筑',
  '管理学',
])('%j is anybody’s', (name) => {
  expect([impersonatesSite(name), memberNameSchema.parse(name)]).toEqual([false, name]);
});

it.each([
  '丹青官方',
  '丹青运营',
  'Danqing Team',
  'Danqing Support',
  '管理员',
  '運営',
  'Official',
  'a.d.m.i.n',
])('%j poses as the site as the name of a colour in a palette', (name) =>
  expect(colorImpersonatesSite(name)).toBe(true),
);

it.each(['System Blue', 'support-error', 'Official Red', 'primary-500', '自定义颜色', '月白'])(
  '%j may name a colour in a palette',
  (name) => expect(colorImpersonatesSite(name)).toBe(false),
);

it('loses what is invisible, and is refused when nothing is left', () => {
  expect(memberNameSchema.parse(' 林\u200B\u202E澄\n ')).toBe('林澄');
  for (const nothing of ['', ' \u3000', '\u200B', '\u3164', '\u2800'])
    expect(memberNameSchema.safeParse(nothing).error?.issues[0]?.message).toBe('NAME_REQUIRED');
  for (const refused of ['x'.repeat(41), 'a\0', '\ud800'])
    expect(memberNameSchema.safeParse(refused).success).toBe(false);
});
