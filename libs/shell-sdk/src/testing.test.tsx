import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useTranslation } from './i18n.ts';
import {
  navigate,
  OpenFrame,
  toast,
  useAccent,
  useLocale,
  usePageData,
  useTheme,
  useTitle,
} from './index.ts';
import { useLocation, useParams } from './router.ts';
import { renderInShell } from './testing.tsx';

const catalogues = { sample: { zh: { greet: '你好' }, en: { greet: 'Hello' }, ja: { greet: 'こんにちは' } } };

function Sample() {
  const { t } = useTranslation('sample');
  const { name } = useParams();
  useAccent('#ED5126');
  useTitle('朱红');
  return (
    <p>
      {t('greet')} {name} {useLocale()} {useTheme()} {usePageData().status} {useLocation().pathname}
    </p>
  );
}

test('gives an area texts, parameters, locale, theme and page data', () => {
  const { shell } = renderInShell(<Sample />, {
    catalogues,
    locale: 'en',
    path: '/colors/月白',
    pattern: '/colors/:name',
    theme: 'dark',
    page: { status: 404 },
  });
  expect(screen.getByText(/^Hello 月白 en dark 404/)).toBeTruthy();
  expect(shell.accents).toEqual(['#ED5126']);
  expect(shell.titles).toEqual(['朱红']);
});

test('a theme change reaches the hook', () => {
  const { shell } = renderInShell(<Sample />, { catalogues });
  shell.setTheme('dark');
  expect(screen.getByText(/dark/)).toBeTruthy();
});

test('toasts and navigations are recorded, and a navigation really moves the router', async () => {
  const press = () => {
    toast({ message: '已复制' });
    navigate('/colors/x?hex=1', { replace: true, state: { from: 'test' } });
  };
  const { shell } = renderInShell(<button onClick={press}>go</button>);
  await userEvent.click(screen.getByRole('button'));
  expect(shell.toasts).toEqual([{ message: '已复制' }]);
  expect(shell.navigations).toEqual([
    { path: '/colors/x?hex=1', options: { replace: true, state: { from: 'test' } } },
  ]);
  expect(shell.location).toEqual({ pathname: '/colors/x', search: '?hex=1', state: { from: 'test' } });
});

test('OpenFrame marks the block and the work for the shell to place', () => {
  const { container } = renderInShell(<OpenFrame block={<h1>朱红</h1>}>work</OpenFrame>);
  expect(container.querySelector('[data-frame=block]')?.textContent).toBe('朱红');
  expect(container.querySelector('[data-frame=work]')?.textContent).toBe('work');
});
