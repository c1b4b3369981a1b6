import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FORMAT_GROUPS, type ExportFormatId } from '../formats/export-formats.ts';
import type { ExportablePalette } from '../palette/exportable-palette.ts';
import { renderAsMember } from '../testing.tsx';
import { ExportDialog } from './export-dialog.tsx';
import zh from './locales/zh.json';

export const FORMATS = FORMAT_GROUPS.flatMap(({ formats }): readonly ExportFormatId[] =>
  formats.map(({ id }) => id),
);
export const nameOf = (format: ExportFormatId) => zh.formats[format].name;

function Opener({ palette }: { palette: ExportablePalette }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>更多格式</button>
      {open && <ExportDialog palette={palette} onClose={() => setOpen(false)} />}
    </>
  );
}

export const opener = () => screen.getByRole('button', { name: '更多格式' });
export const dialog = () => screen.queryByRole('dialog', { name: '导出调色板' });
export const action = (format: ExportFormatId) =>
  within(dialog() as HTMLElement).getByRole('button', { name: new RegExp(` ${nameOf(format)}$`) });
export const peekButton = (format: ExportFormatId) =>
  within(dialog() as HTMLElement).queryByRole('button', { name: new RegExp(`^${nameOf(format)} \\.\\w+$`) });
export const copyButton = (format: ExportFormatId) =>
  within(dialog() as HTMLElement).queryByRole('button', { name: `复制${nameOf(format)}的代码` });
export const copySheetButton = () =>
  within(dialog() as HTMLElement).queryByRole('button', { name: `复制${nameOf('image')}` });
export const press = (format: ExportFormatId) => userEvent.click(action(format));

export async function open(palette: ExportablePalette, options?: Parameters<typeof renderAsMember>[1]) {
  const rendered = renderAsMember(<Opener palette={palette} />, options);
  await userEvent.click(opener());
  return rendered;
}
