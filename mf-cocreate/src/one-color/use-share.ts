import { copyWithNotice, notify } from '@danqing/area-kit';
import type { CocreatedColor } from '@danqing/contracts/cocreate';
import { usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError } from '@danqing/ui-kit';
import { colorPath } from '../model/color-path.ts';

/**
 * Shares a colour's URL: by the system share sheet on touch devices, otherwise by the clipboard. The URL
 * contains no language, so that it opens in the recipient's.
 */
export function useShare(): (color: Pick<CocreatedColor, 'id' | 'name' | 'hex'>) => Promise<void> {
  const { t } = useTranslation('cocreated');
  const { basePath } = usePageData();
  return async ({ id, name, hex }) => {
    const url = `${location.origin}${basePath}${colorPath(id).slice(1)}`;
    if (canShare()) {
      try {
        return await navigator.share({ title: name, url });
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return;
        logError('cocreate: the sheet for sharing did not open', error);
      }
    }
    await copyWithNotice(url, { copied: t('share.copied'), failed: t('share.failed'), swatch: hex }, notify);
  };
}

/** Desktop browsers support sharing too, but their users paste links. */
const canShare = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;
