import { LazyReport, reportDialog, TopUpLink } from '@danqing/area-kit';
import type { Collection, CollectionImage } from '@danqing/contracts/creations';
import { COLLECTION_IMAGES } from '@danqing/contracts/creations';
import { PRICES } from '@danqing/contracts/credits';
import { useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, Note, prefetchProps } from '@danqing/ui-kit';
import Eye from '@danqing/ui-kit/icons/eye';
import EyeOff from '@danqing/ui-kit/icons/eye-off';
import Flag from '@danqing/ui-kit/icons/flag';
import Link2 from '@danqing/ui-kit/icons/link-2';
import Trash2 from '@danqing/ui-kit/icons/trash-2';
import WandSparkles from '@danqing/ui-kit/icons/wand-sparkles';
import { useRef, useState } from 'react';
import { useInsufficientBalance } from '../data/use-insufficient-balance.ts';
import styles from './actions.module.css';
import { Downloads } from './downloads.tsx';
import { PaintingColors } from './painting-colors.tsx';
import type { Continuing } from './use-continue.ts';
import { useListing } from './use-listing.ts';
import { useShare } from './use-share.ts';

interface ActionsProps {
  collection: Collection;
  image: CollectionImage | undefined;
  own: boolean;
  continuing: Continuing;
  reload: () => Promise<Collection | null>;
  onDelete: (collection: Collection) => Promise<void>;
}

const ICON = { size: 17, strokeWidth: 1.6, 'aria-hidden': true } as const;

export function Actions({ collection, image, own, continuing, reload, onDelete }: ActionsProps) {
  const { t } = useTranslation('collection');
  const { user } = useSession();
  const share = useShare();
  const listing = useListing(collection, reload);
  const [reporting, setReporting] = useState(false);
  const report = useRef<HTMLButtonElement>(null);
  const price = PRICES.continueCreating;
  const balance = useInsufficientBalance(price);
  const tooFew = own && balance !== null;
  const full = collection.images.length >= COLLECTION_IMAGES;
  return (
    <div className={styles.actions}>
      {continuing.failure ? <Note tone="danger">{continuing.failure}</Note> : null}
      <div className={styles.first}>
        {own || !user ? (
          <Button
            variant="primary"
            disabled={continuing.pending !== null || tooFew || full}
            aria-describedby={tooFew || full ? 'continue-hint' : undefined}
            onClick={continuing.begin}
          >
            <WandSparkles {...ICON} />
            {t('continue.button')}
            <span className="num">{t('continue.price', { count: price })}</span>
          </Button>
        ) : null}
        <PaintingColors image={image} />
      </div>
      {tooFew || full ? (
        <p id="continue-hint" className={styles.hint}>
          {full
            ? t('continue.full', { count: COLLECTION_IMAGES })
            : t('continue.tooFew', { count: price, credits: balance ?? 0 })}{' '}
          {full ? null : <TopUpLink>{t('topUp')}</TopUpLink>}
        </p>
      ) : null}
      <div className={styles.others}>
        <Button variant="quiet" onClick={() => void share(collection)}>
          <Link2 {...ICON} />
          {t('share.label')}
        </Button>
        <Downloads collection={collection} image={image} />
        {own ? (
          <>
            {collection.hidden_reason ? null : (
              <Button variant="quiet" disabled={listing.busy} onClick={listing.toggle}>
                {collection.is_listed ? <EyeOff {...ICON} /> : <Eye {...ICON} />}
                {collection.is_listed ? t('listing.hide') : t('listing.show')}
              </Button>
            )}
            <Button variant="quiet" className={styles.delete} onClick={() => void onDelete(collection)}>
              <Trash2 {...ICON} />
              {t('delete.label')}
            </Button>
          </>
        ) : (
          <Button
            ref={report}
            variant="quiet"
            {...prefetchProps(reportDialog)}
            onClick={() => setReporting(true)}
          >
            <Flag {...ICON} />
            {t('report.label')}
          </Button>
        )}
      </div>
      <LazyReport
        item={
          reporting
            ? { kind: 'creation', id: collection.id, name: collection.title, colors: [collection.color.hex] }
            : null
        }
        failed={t('dialogFailed')}
        onClose={() => setReporting(false)}
        returnFocus={report}
      />
    </div>
  );
}
