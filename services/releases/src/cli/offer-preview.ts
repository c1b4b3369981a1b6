import type { PublishResponse } from '@danqing/contracts/releases';
import type { Outcome } from '@danqing/nest-kit/command-line';
import type { PreviewLink } from '../previews/preview-link.ts';
import { describePublished } from './cli-text.ts';

/**
 * Returns the outcome of `publish` with a preview link. Publishing has succeeded before, so a refused preview is
 * only mentioned.
 */
export async function offerPreview(
  published: PublishResponse,
  create: () => Promise<PreviewLink>,
): Promise<Outcome> {
  const text = describePublished(published);
  try {
    const preview = await create();
    const link = preview.url === null ? '' : `preview until ${preview.until}: ${preview.url}\n`;
    return { result: { ...published, preview }, text: `${text}${link}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { result: { ...published, preview: null }, text: `${text}no preview link: ${reason}\n` };
  }
}
