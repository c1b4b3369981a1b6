import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderArea, stubColorList } from '../testing/render-area.tsx';

afterEach(() => vi.unstubAllGlobals());

it('shows a page by day and by night, and copies the colour of each role', async () => {
  stubColorList();
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  renderArea('/colors/朱红');
  await screen.findByText('荷花白');
  await userEvent.click(screen.getByRole('tab', { name: '网页' }));
  const [day, night] = [
    within(await screen.findByRole('region', { name: '浅色' })),
    within(screen.getByRole('region', { name: '深色' })),
  ];
  expect(day.getAllByRole('button')).toHaveLength(6);
  const grounds = [day, night].map((one) => one.getByRole('button', { name: /背景/ }).textContent);
  expect(new Set(grounds).size).toBe(2);
  fireEvent.click(day.getByRole('button', { name: /^复制 强调 #/ }));
  expect(writeText).toHaveBeenCalledExactlyOnceWith('#ED5126');
});
