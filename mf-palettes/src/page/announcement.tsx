import { useTranslation } from '@danqing/shell-sdk/i18n';
import { VisuallyHidden } from '@danqing/ui-kit';
import type { DeletionControl } from '../deletion/use-deletions.ts';

interface AnnouncementProps {
  deletion: DeletionControl;
  found: number | null;
}

export function Announcement({ deletion: { deletions, restored }, found }: AnnouncementProps) {
  const { t } = useTranslation('palettes');
  const deleted = deletions.findLast(({ phase }) => phase === 'undoable');
  const text = () => {
    if (deleted) return t('delete.done', { name: deleted.palette.name });
    if (restored) return t('delete.restored', { name: restored.name });
    return found === null ? '' : t('list.found', { count: found });
  };
  return (
    <VisuallyHidden>
      <span role="status">{text()}</span>
    </VisuallyHidden>
  );
}
