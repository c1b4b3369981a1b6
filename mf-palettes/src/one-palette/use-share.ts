import { copyWithNotice, notify } from '@danqing/area-kit';
import type { Palette } from '@danqing/contracts/palettes';
import { usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { logError } from '@danqing/ui-kit';

/**
 * Shares a palette's URL: with the system's share sheet on touch devices, else by clipboard. The URL has no
 * locale, so that it opens in the reader's language.
 */
export function useShare(): (palette: Pick<Palette, 'id' | 'name' | 'colors'>) => Promise<void> {
  const { t } = useTranslation('palette');
  const { basePath } = usePageData();
  return async ({ id, name, colors }) => {
    const url = `${location.origin}${basePath}palettes/${id}`;
    if (canShare()) {
      try {
        return await navigator.share({ title: name, url });
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return;
        logError('palettes: the sheet for sharing did not open', error);
      }
    }
    const swatch = colors[0]?.hex ?? '';
    await copyWithNotice(url, { copied: t('share.copied'), failed: t('share.failed'), swatch }, notify);
  };
}

/** Desktops have a share sheet too, but users there usually paste links. */
const canShare = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;
