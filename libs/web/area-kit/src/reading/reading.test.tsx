import { DELETED_MEMBER_NAME } from '@danqing/contracts/identity';
import { renderInShell } from '@danqing/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GivenName, MemberName, Reading } from './reading.tsx';

it.each(['en', 'ja'] as const)(
  'reads a member’s name to readers in %s, each part in its language',
  async (locale) => {
    renderInShell(<MemberName user={{ name: '林知远' }} />, { locale });
    const reading = await screen.findByText('Lín Zhīyuǎn');
    expect([screen.getByText('林知远').lang, reading.lang]).toEqual(['zh', 'zh-Latn']);
  },
);

it('reads the name of a work by syllables', async () => {
  renderInShell(
    <p data-testid="name">
      <GivenName name="春江花月夜" />
      <Reading name="春江花月夜" />
    </p>,
    { locale: 'en' },
  );
  await screen.findByText('chūn jiāng huā yuè yè');
  expect(screen.getByTestId('name').textContent).toBe('春江花月夜 chūn jiāng huā yuè yè');
});

it.each([
  ['zh', '林知远'],
  ['en', 'Anna'],
  ['ja', '田中さくら'],
] as const)('in %s leaves %s as it is', async (locale, name) => {
  renderInShell(
    <>
      <p data-testid="name">
        <MemberName user={{ name }} />
      </p>
      <MemberName user={{ name: '苏晚' }} />
    </>,
    { locale },
  );
  if (locale !== 'zh') await screen.findByText('Sū Wǎn');
  expect(screen.getByTestId('name').textContent).toBe(name);
});

it.each([
  [DELETED_MEMBER_NAME, 'Deleted member'],
  ['用户2918', 'Member 2918'],
])('says %s, which nobody chose, as %s', async (name, words) => {
  renderInShell(
    <>
      <p data-testid="name">
        <MemberName user={{ name }} />
        <Reading name={name} person />
      </p>
      <MemberName user={{ name: '苏晚' }} />
    </>,
    { locale: 'en' },
  );
  await screen.findByText('Sū Wǎn');
  expect(screen.getByTestId('name').textContent).toBe(words);
});
