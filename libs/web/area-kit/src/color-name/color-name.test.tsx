import type { Locale } from '@danqing/contracts/locale';
import { renderInShell } from '@danqing/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleColor, sampleColors } from '../testing/sample-colors.ts';
import { ColorName } from './color-name.tsx';
import { useNamedColors } from './use-named-colors.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['zh', '朱红'],
  ['en', '朱红 Cinnabar red'],
  ['ja', '朱红 朱紅（しゅこう）'],
] as const)('says a name in %s as %s, its characters marked as Chinese', (locale, words) => {
  renderInShell(
    <p data-testid="name">
      <ColorName color={sampleColor('朱红')} />
    </p>,
    { locale },
  );
  expect(screen.getByTestId('name').textContent?.trim()).toBe(words);
  expect(screen.getByText('朱红').lang).toBe('zh');
});

it('takes a name with kana for Japanese, and one in letters for what the page is', () => {
  renderInShell(
    <>
      <ColorName color={{ name: '空いろ' }} />
      <ColorName color={{ name: 'Brand' }} />
    </>,
    { locale: 'en' },
  );
  expect(screen.getByText('空いろ').lang).toBe('ja');
  expect(screen.getByText('Brand').lang).toBe('');
});

function Saved({ name }: { name: string }) {
  const named = useNamedColors();
  return (
    <p data-testid="name">
      <ColorName color={named(name)} />
    </p>
  );
}

const saved = (name: string, locale: Locale) => {
  const asked = vi.fn(async () => Response.json(sampleColors));
  vi.stubGlobal('fetch', asked);
  renderInShell(<Saved name={name} />, { locale });
  return asked;
};

it('finds what the name of a saved colour means', async () => {
  saved('朱红', 'en');
  expect(await screen.findByText('Cinnabar red')).toBeTruthy();
});

it('leaves a name that no traditional colour has as it is', async () => {
  const asked = saved('我的红', 'en');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(screen.getByTestId('name').textContent?.trim()).toBe('我的红');
});

it('asks for no list of names in Chinese', () => {
  expect(saved('朱红', 'zh')).not.toHaveBeenCalled();
});
