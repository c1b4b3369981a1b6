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
