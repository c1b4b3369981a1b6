import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useMemo } from 'react';
import { drawSheet } from '../formats/produce-file.ts';
import type { ExportablePalette } from '../palette/exportable-palette.ts';

/** The sheet of a palette as PNG, drawn by the server when it is first wanted, and then kept; after a failure it is asked for again. */
export type DrawSheet = () => Promise<Blob>;

export function useSheet(palette: ExportablePalette): DrawSheet {
  const { basePath } = usePageData();
  return useMemo(() => {
    let drawn: Promise<Blob> | undefined;
    return () => {
      drawn ??= drawSheet(palette, { basePath, fetch: authorizedFetch }).catch((error: unknown) => {
        drawn = undefined;
        throw error;
      });
      return drawn;
    };
  }, [palette, basePath]);
}

/** Puts a picture on the clipboard; false where the browser has none for pictures, or refuses. Call it while a press is handled. */
export async function copyPicture(draw: DrawSheet): Promise<boolean> {
  try {
    // The promise goes in, not its picture: Safari lets only the press itself write.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': draw() })]);
    return true;
  } catch {
    return false;
  }
}

/** Whether `copyPicture` can work here at all. */
export const canCopyPictures = (): boolean => typeof ClipboardItem !== 'undefined';
