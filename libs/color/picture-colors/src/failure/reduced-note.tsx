import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Note } from '@danqing/ui-kit';
import type { PictureSize } from '../messages/picture-reading.ts';

/** Says that a picture was too large to decode completely, so that its colours come from a smaller copy. */
export function ReducedNote({ size: { width, height } }: { size: PictureSize }) {
  const { t } = useTranslation('picture-colors');
  return <Note tone="accent">{t('reduced', { width: String(width), height: String(height) })}</Note>;
}
