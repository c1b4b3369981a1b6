import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Pager } from './pager.tsx';

const texts = { label: '分页', previous: '上一页', next: '下一页', position: '第 3 页，共 3 页' };

it('turns to the pages beside the present one, and at an end nowhere, keeping the focus', async () => {
  const onPage = vi.fn();
  render(<Pager page={3} pages={3} texts={texts} onPage={onPage} />);
  expect(screen.getByRole('navigation', { name: '分页' }).textContent).toContain('第 3 页，共 3 页');
  await userEvent.click(screen.getByRole('button', { name: '下一页' }));
  expect(onPage).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '下一页' }));
  await userEvent.click(screen.getByRole('button', { name: '上一页' }));
  expect(onPage).toHaveBeenCalledExactlyOnceWith(2);
});
