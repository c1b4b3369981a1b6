import { copyWithNotice, notify } from '@danqing/area-kit';
import type { Collection } from '@danqing/contracts/creations';
import { usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError } from '@danqing/ui-kit';

/**
 * Passes the address of a creation on: by the system's sheet where a finger points, else by the clipboard. The address
 * names no language, so that it opens in the reader's.
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

/** Desktops have the sheet too, but there a link is pasted. */
const canShare = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;
