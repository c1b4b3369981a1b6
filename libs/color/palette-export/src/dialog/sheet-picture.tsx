import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, logError, Note } from '@danqing/ui-kit';
import { useEffect, useState } from 'react';
import type { DrawSheet } from './use-sheet.ts';
import styles from './export-dialog.module.css';

type Picture = { status: 'drawing' } | { status: 'failed' } | { status: 'drawn'; address: string };

export function SheetPicture({ draw, palette }: { draw: DrawSheet; palette: string }) {
  const { t } = useTranslation('palette-export-dialog');
  const [picture, setPicture] = useState<Picture>({ status: 'drawing' });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let gone = false;
    draw()
      .then(dataAddress)
      .then(
        (address) => gone || setPicture({ status: 'drawn', address }),
        (error: unknown) => {
          logError('palette-export: the sheet could not be drawn', error);
          if (!gone) setPicture({ status: 'failed' });
        },
      );
    return () => {
      gone = true;
    };
  }, [draw, attempt]);

  if (picture.status === 'drawn')
    return <img className={styles.sheet} src={picture.address} alt={t('sheet.alt', { palette })} />;
  if (picture.status === 'drawing') return <p role="status">{t('sheet.drawing')}</p>;
  return (
    <Note tone="danger">
      {t('sheet.failed')}{' '}
      <Button
        size="sm"
        variant="quiet"
        onClick={() => {
          setPicture({ status: 'drawing' });
          setAttempt(attempt + 1);
        }}
      >
        {t('sheet.retry')}
      </Button>
    </Note>
  );
}

/** Returns a data URL, because the content security policy allows `data:` images but not `blob:`. */
function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('the picture cannot be read'));
    reader.readAsDataURL(file);
  });
}
