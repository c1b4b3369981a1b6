import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Note } from '@danqing/ui-kit';
import type { PictureSize } from '../messages/picture-reading.ts';

/** Says that a picture was too large to decode completely, so that its colours come from a smaller copy. */
export function ReducedNote({ size, className }: { size: PictureSize; className?: string | undefined }) {
  const { t } = useTranslation('picture-colors');
  return (
    <Note tone="accent" className={className ?? ''}>
      {t('reduced', { width: String(size.width), height: String(size.height) })}
    </Note>
  );
}
