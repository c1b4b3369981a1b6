import { UndoButton } from '@danqing/area-kit';
import type { Collection } from '@danqing/contracts/creations';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { buttonClass } from '@danqing/ui-kit';
import { galleryPath } from '../choice/gallery-path.ts';
import { EmptyAlbum } from '../list/empty-album.tsx';
import styles from './deleted-creation.module.css';
import type { Deletion } from './use-deletion.ts';

export function DeletedCreation({ deletion, collection }: { deletion: Deletion; collection: Collection }) {
  const { t } = useTranslation('collection');
  return (
    <div role="group" aria-label={t('delete.done')} className={styles.place}>
      <EmptyAlbum
        title={t('delete.done')}
        help={t('delete.help')}
        step={
          <p className={styles.steps}>
            <UndoButton
              label={deletion.restoring ? t('delete.restoring') : t('delete.undo')}
              restoring={deletion.restoring}
              onUndo={() => void deletion.undo()}
            />
            <Link className={buttonClass()} to={galleryPath(collection.color.name)}>
              {t('delete.gallery')}
            </Link>
          </p>
        }
      />
    </div>
  );
}
