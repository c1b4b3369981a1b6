import type { Page } from '@playwright/test';
import type { PictureFile } from './picture-files.ts';

export const insertPicture = (page: Page, method: 'paste' | 'drop', picture: PictureFile) =>
  page.evaluate(
    ([event, content]) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'picture.png', { type: 'image/png' }));
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    },
    [method, picture.buffer.toString('base64')] as const,
  );
