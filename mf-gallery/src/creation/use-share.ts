import { copyWithNotice, notify } from '@danqing/area-kit';
import type { Collection } from '@danqing/contracts/creations';
import { usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError } from '@danqing/ui-kit';

/**
 * Shares a creation's URL: through the system share sheet on touch devices, otherwise through the clipboard.
 * The URL contains no language, so that it opens in the recipient's language.
 */
export function useShare(): (collection: Pick<Collection, 'id' | 'title' | 'color'>) => Promise<void> {
  const { t } = useTranslation('collection');
  const { basePath } = usePageData();
  return async ({ id, title, color }) => {
    const url = `${location.origin}${basePath}collections/${id}`;
    if (canShare()) {
      try {
        return await navigator.share({ title, url });
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return;
        logError('gallery: the sheet for sharing did not open', error);
      }
    }
    const texts = { copied: t('share.copied'), failed: t('share.failed'), swatch: color.hex };
    await copyWithNotice(url, texts, notify);
  };
}

/** Desktop browsers support sharing too, but their users paste links. */
const canShare = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;
