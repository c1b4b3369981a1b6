import { sampleColor } from '@danqing/area-kit/testing';
import { readAreaTexts, renderInShell } from '@danqing/shell-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import area from '../area.ts';
import { __Area__Page } from './__area__-page.tsx';

const catalogues = await readAreaTexts('__area__', area);
const renderPage = () =>
  renderInShell(<__Area__Page />, {
    catalogues,
    path: '/__area__',
    page: { color: sampleColor('朱红') },
  });

it('is titled', () => {
  const { shell } = renderPage();
  expect(screen.getByRole('heading', { level: 1, name: '__zh__' })).toBeTruthy();
  expect(shell.titles).toEqual(['__zh__ · 丹青 中国传统色配色']);
});

it('greets with the colour of the page', async () => {
  const { shell } = renderPage();
  await userEvent.click(screen.getByRole('button', { name: '问好' }));
  expect(shell.toasts).toEqual([{ message: '你好，朱红', variant: 'success' }]);
});
