import { renderInShell } from '@danqing/shell-sdk/testing';
import { checkTexts } from '@danqing/shell-sdk/area-checks';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from './locales/en.json';
import ja from './locales/ja.json';
import zh from './locales/zh.json';
import { useNearness } from './use-nearness.ts';

function Words() {
  const nearness = useNearness();
  return <p>{[1, 2.3, 5, 5.1].map(nearness).join(' / ')}</p>;
}

test.each([
  ['zh', '同色 / 略有差别 / 相近 / 较远'],
  ['en', 'same / just noticeable / close / far'],
  ['ja', '同じ色 / わずかな差 / 近い / 遠い'],
] as const)('a distance has its word in %s', (locale, words) => {
  renderInShell(<Words />, { locale, catalogues: { nearness: { zh, en, ja } } });
  expect(screen.getByText(words)).toBeTruthy();
});

checkTexts(
  [
    {
      zh: () => Promise.resolve({ default: zh }),
      en: () => Promise.resolve({ default: en }),
      ja: () => Promise.resolve({ default: ja }),
    },
  ],
  import.meta.dirname,
);
