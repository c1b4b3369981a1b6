import { toast } from '@danqing/shell-sdk';
import { copyText } from '@danqing/ui-kit';
import type { Notice } from '../notices/notify.ts';

export interface CopyTexts {
  copied: string;
  failed: string;
  /** The colour that the good news wears, as a hex. */
  swatch: string;
}

/**
 * Copies a text to the clipboard and tells the visitor whether that worked.
 * @param show how the area shows its messages, such as `notify`
 * @returns whether the text is on the clipboard; never rejects
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
