import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { events, offline, othersPalette, server, setUpExport, unsavedPalette } from '../testing.tsx';
import { copySheetButton, open, peekButton } from './testing.tsx';

setUpExport();

const unfold = async (format: 'image' | 'pdf') => userEvent.click(peekButton(format) as HTMLElement);
const region = (name: string) => screen.findByRole('region', { name: `${name}预览` });

describe('the sheet that the server draws', () => {
  it('is drawn when it is looked at, once for the picture and the PDF, and shown by its data', async () => {
    await open(unsavedPalette, { user: null });
    expect(events).toEqual([]);
    await unfold('image');
    const picture = await within(await region('图片')).findByRole('img', { name: '《江南春水》的色卡' });
    expect(picture.getAttribute('src')).toBe(`data:image/png;base64,${btoa('ink')}`);
    await unfold('pdf');
    await within(await region('PDF 色卡')).findByRole('img');
    expect(events).toEqual(['export-image']);
  });

  it('says that it was not drawn, and is asked for again by a press', async () => {
    server['export-image'].mockImplementationOnce(offline);
    await open(unsavedPalette);
    await unfold('image');
    const shown = await region('图片');
    await userEvent.click(await within(shown).findByRole('button', { name: '重试' }));
    expect(await within(shown).findByRole('img')).toBeTruthy();
    expect(events).toEqual(['export-image', 'export-image']);
  });

  it('goes to the clipboard as a picture', async () => {
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    const { shell } = await open(unsavedPalette);
    await userEvent.click(copySheetButton() as HTMLElement);
    await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
    expect(write.mock.calls[0]?.[0][0]?.types).toEqual(['image/png']);
    await waitFor(() => expect(shell.toasts.at(-1)).toMatchObject({ message: '已复制：图片' }));
  });

  it('says where the clipboard takes no picture', async () => {
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const { shell } = await open(unsavedPalette);
    await userEvent.click(copySheetButton() as HTMLElement);
    await waitFor(() =>
      expect(shell.toasts.at(-1)).toMatchObject({ variant: 'error', message: '复制失败，请导出后再用' }),
    );
  });

  it('has its price where the palette is another’s: no picture before the claim', async () => {
    await open(othersPalette());
    expect(peekButton('image')).toBeNull();
    expect(copySheetButton()).toBeNull();
  });
});
