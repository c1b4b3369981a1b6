import { toast } from '@danqing/shell-sdk';
import { copyText } from '@danqing/ui-kit';
import type { Notice } from '../notices/notify.ts';

export interface CopyTexts {
  copied: string;
  failed: string;
  swatch: string;
}

/**
 * Copies a text to the clipboard and shows whether that worked. Never rejects.
 *
 * @param show how the area shows its notices, such as `notify`
 */
export async function copyWithNotice(
  text: string,
  { copied, failed, swatch }: CopyTexts,
  show: (notice: Notice) => void = toast,
): Promise<boolean> {
  const done = await copyText(text);
  show(done ? { message: copied, swatch } : { message: failed, variant: 'error' });
  return done;
}
