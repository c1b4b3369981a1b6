import { LazyReport, reportDialog } from '@danqing/area-kit';
import type { CocreatedColorDetail, LikeResponse } from '@danqing/contracts/cocreate';
import { navigate } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { Button, buttonClass, classNames, prefetchProps } from '@danqing/ui-kit';
import ArrowRight from '@danqing/ui-kit/icons/arrow-right';
import Flag from '@danqing/ui-kit/icons/flag';
import Heart from '@danqing/ui-kit/icons/heart';
import Link2 from '@danqing/ui-kit/icons/link-2';
import Plus from '@danqing/ui-kit/icons/plus';
import Trash2 from '@danqing/ui-kit/icons/trash-2';
import { useRef, useState } from 'react';
import { generatorPath, NEW_COLOR_PATH } from '../model/color-path.ts';
import styles from './actions.module.css';
import { useLike } from './use-like.ts';
import { useShare } from './use-share.ts';

interface ActionsProps {
  color: CocreatedColorDetail;
  own: boolean;
  onLike: (answer: LikeResponse, memberId: number) => void;
  onDelete: () => void;
}

const ICON = { size: 17, strokeWidth: 1.6, 'aria-hidden': true } as const;

export function Actions({ color, own, onLike, onDelete }: ActionsProps) {
  const { t } = useTranslation('cocreated');
  const { id, name, hex, liked, likes_count } = color;
  const like = useLike(color, onLike);
  const share = useShare();
  const [reporting, setReporting] = useState(false);
  const report = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.actions}>
      <div className={styles.first}>
        <Link to={generatorPath(hex)} className={buttonClass('primary')}>
          {t('generator')}
          <ArrowRight {...ICON} />
        </Link>
        <Button
          aria-pressed={liked}
          aria-disabled={like.busy || undefined}
          className={classNames(styles.like, liked && styles.liked)}
          onClick={like.toggle}
        >
          <Heart {...ICON} />
          {liked ? t('like.done') : t('like.label')}
          <span className="num">{t('like.count', { count: likes_count })}</span>
        </Button>
        <Button onClick={() => navigate(NEW_COLOR_PATH, { state: { searchTerm: name, originHex: hex } })}>
          <Plus {...ICON} />
          {t('again')}
        </Button>
      </div>
      <div className={styles.others}>
        <Button variant="quiet" onClick={() => void share(color)}>
          <Link2 {...ICON} />
          {t('share.label')}
        </Button>
        {own ? (
          <Button variant="quiet" className={styles.delete} onClick={onDelete}>
            <Trash2 {...ICON} />
            {t('delete.label')}
          </Button>
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
        item={reporting ? { kind: 'color', id, name, colors: [hex] } : null}
        failed={t('dialogFailed')}
        onClose={() => setReporting(false)}
        returnFocus={report}
      />
    </div>
  );
}
