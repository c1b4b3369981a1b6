import type { ExportDialogProps } from '@danqing/palette-export';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderArea, stubColorList } from '../testing/render-area.tsx';

const shown = vi.hoisted(() => [] as ExportDialogProps['palette'][]);
vi.mock('@danqing/palette-export', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ExportDialog({ palette, onClose, returnFocus }: ExportDialogProps) {
    shown.push(palette);
    const close = () => {
      onClose();
      returnFocus?.current?.focus();
    };
    return <button onClick={close}>{palette.name}</button>;
  },
}));

afterEach(() => {
  shown.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const exportButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '导出' });

it('opens the formats for the scheme as it stands, signed out too, and gets the focus back', async () => {
  stubColorList();
  renderArea('/colors/朱红');
  await screen.findByText('荷花白');
  await userEvent.click(exportButton());
  await userEvent.click(await screen.findByRole('button', { name: '朱红浅深' }));
  expect(shown[0]?.saved).toBeUndefined();
  expect(shown[0]?.colors).toHaveLength(12);
  expect(screen.queryByRole('button', { name: '朱红浅深' })).toBeNull();
  expect(document.activeElement).toBe(exportButton());
});

it('is off while the scheme lacks its second colour', async () => {
  stubColorList();
  renderArea('/colors/朱红');
  await userEvent.click(screen.getByRole('radio', { name: '双色' }));
  expect(exportButton().disabled).toBe(true);
});

it('is named by the primary alone without the list', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stubColorList('failed');
  renderArea('/colors/朱红');
  await userEvent.click(exportButton());
  expect(await screen.findByRole('button', { name: '朱红' })).toBeTruthy();
});
