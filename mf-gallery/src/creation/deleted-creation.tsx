import type { Collection } from '@danqing/contracts/creations';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { Button, buttonClass } from '@danqing/ui-kit';
import Undo2 from '@danqing/ui-kit/icons/undo-2';
import { useEffect, useRef } from 'react';
import { galleryPath } from '../choice/gallery-path.ts';
import { EmptyAlbum } from '../list/empty-album.tsx';
import styles from './deleted-creation.module.css';
import type { Deletion } from './use-deletion.ts';

export function DeletedCreation({ deletion, collection }: { deletion: Deletion; collection: Collection }) {
  const { t } = useTranslation('collection');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div role="group" aria-label={t('delete.done')} className={styles.place}>
      <EmptyAlbum
        title={t('delete.done')}
        help={t('delete.help')}
        step={
          <p className={styles.steps}>
            <Button
              ref={button}
              variant="primary"
              aria-disabled={deletion.restoring || undefined}
              onClick={() => void deletion.undo()}
            >
              <Undo2 size={16} strokeWidth={1.6} aria-hidden="true" />
              {deletion.restoring ? t('delete.restoring') : t('delete.undo')}
            </Button>
            <Link className={buttonClass()} to={galleryPath(collection.color.name)}>
              {t('delete.gallery')}
            </Link>
          </p>
        }
      />
    </div>
  );
}
