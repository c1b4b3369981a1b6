import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ExportDialog } from '../dialog/export-dialog.tsx';
import { downloads, events, othersPalette, renderAsMember, setUpExport } from '../testing.tsx';

vi.mock('@danqing/palette-formats', () => {
  throw new Error('offline');
});
setUpExport();

test.each([
  [/ CSS 变量$/, '导出失败，请稍后重试'],
  [/ 图片$/, '图片生成失败'],
])('while the code of the formats cannot be loaded, %s costs nothing', async (name, message) => {
  const { shell } = renderAsMember(<ExportDialog palette={othersPalette()} onClose={() => {}} />);
  expect(shell.toasts).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(events).toEqual([]);
  expect(downloads).toEqual([]);
});
