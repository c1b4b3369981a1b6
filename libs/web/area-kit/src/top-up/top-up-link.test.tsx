import { renderInShell } from '@danqing/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TopUpLink } from './top-up-link.tsx';

it('leads to where credits are bought, with the way back', () => {
  renderInShell(<TopUpLink>买点数</TopUpLink>, { path: '/gallery/%E6%9C%88%E7%99%BD?page=2' });
  const href = screen.getByRole('link', { name: '买点数' }).getAttribute('href') ?? '';
  const { pathname, searchParams } = new URL(href, 'http://localhost');
  expect([pathname, searchParams.get('for')]).toEqual([
    '/users/profile',
    '/gallery/%E6%9C%88%E7%99%BD?page=2',
  ]);
});

it('is nothing where no area sells credits', () => {
  renderInShell(<TopUpLink>买点数</TopUpLink>, { hasPage: () => false });
  expect(screen.queryByRole('link')).toBeNull();
});
