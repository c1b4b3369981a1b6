import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TitleLabel } from './index.ts';

test.each([
  ['调色板', undefined],
  ['パレット', undefined],
  ['プライバシーポリシー', 'long'],
  ['Palettes', 'latin'],
  ['Émile', 'latin'],
  ['林澄 Lin', undefined],
])('fits %s on the slip as %s', (title, fit) => {
  render(<TitleLabel title={title}>page</TitleLabel>);
  expect(screen.getByRole('heading', { level: 1, name: title }).dataset.fit).toBe(fit);
});

test('stands before the page and may have a language of its own', () => {
  render(
    <TitleLabel title="朱红" lang="zh">
      <p>page</p>
    </TitleLabel>,
  );
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.lang).toBe('zh');
  expect(
    heading.compareDocumentPosition(screen.getByText('page')) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});
