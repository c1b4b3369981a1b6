import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useMemo } from 'react';
import { drawSheet } from '../formats/produce-file.ts';
import type { ExportablePalette } from '../palette/exportable-palette.ts';

/**
 * Returns the sheet as PNG. The first call requests it from the server and caches it; a failure is retried on
 * the next call.
 */
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

/**
 * Copies a picture to the clipboard. Returns false if the browser has no support or refuses. Must be called
 * from a user gesture.
 */
export async function copyPicture(draw: DrawSheet): Promise<boolean> {
  try {
    // Passes a promise instead of a blob, because Safari allows clipboard writes only during the user
    // gesture.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': draw() })]);
    return true;
  } catch {
    return false;
  }
}

export const canCopyPictures = (): boolean => typeof ClipboardItem !== 'undefined';
