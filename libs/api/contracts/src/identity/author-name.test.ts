import { expect, it } from 'vitest';
import { authorName, DELETED_MEMBER_NAME } from './author-name.ts';
import { memberNameSchema } from './member-name.ts';

it('says in the language of the reader that an author deleted the account', () => {
  const author = { name: DELETED_MEMBER_NAME };
  expect([authorName(author, 'zh'), authorName(author, 'en'), authorName(author, 'ja')]).toEqual([
    '已注销用户',
    'Deleted member',
    '退会したユーザー',
  ]);
});

it('leaves a chosen name as it is', () => {
  expect(authorName({ name: '林澄' }, 'ja')).toBe('林澄');
});

it.each([DELETED_MEMBER_NAME, '已 注销 用户', '已註銷用戶', 'Deleted member', '退会したユーザー'])(
  '%j cannot be chosen',
  (name) => {
    expect(memberNameSchema.safeParse(name).error?.issues[0]?.message).toBe('NAME_RESERVED');
  },
);

it.each([
  ['用户2918', 'en', 'Member 2918'],
  ['Member 0007', 'zh', '用户0007'],
  ['用户2918', 'ja', 'ユーザー2918'],
  ['用户2918号', 'en', '用户2918号'],
  ['Team Member 2918', 'zh', 'Team Member 2918'],
] as const)('says the name of a new member %s in %s as %s', (name, locale, words) => {
  expect(authorName({ name }, locale)).toBe(words);
});
