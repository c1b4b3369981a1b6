import { notify } from '@danqing/area-kit';
import { fetchDeckFile, helpfulReason, type DeckFile } from '@danqing/api-client';
import type { Deck } from '@danqing/contracts/agent';
import { exportFileName } from '@danqing/contracts/palettes';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, logError } from '@danqing/ui-kit';
import Download from '@danqing/ui-kit/icons/download';
import { useState } from 'react';
import { download } from '../model/pattern-files.ts';
import styles from './downloads.module.css';

export function Downloads({ deck }: { deck: Deck }) {
  const { t } = useTranslation('deck');
  const { basePath } = usePageData();
  const [making, setMaking] = useState<DeckFile | null>(null);
  const save = async (file: DeckFile) => {
    setMaking(file);
    try {
      const content = await fetchDeckFile(deck.id, file, { basePath, fetch: authorizedFetch });
      download({ name: exportFileName(deck.title, file), content });
    } catch (error) {
      logError('agent: a file could not be made', error);
      notify({ message: helpfulReason(error) ?? t('download.failed'), variant: 'error' });
    } finally {
      setMaking(null);
    }
  };
  return (
    <div className={styles.files}>
      {(['pptx', 'pdf'] as const).map((file) => (
        <Button
          key={file}
          variant={file === 'pptx' ? 'primary' : 'default'}
          aria-disabled={making !== null || undefined}
          onClick={() => (making === null ? void save(file) : undefined)}
        >
          <Download size={16} strokeWidth={1.6} aria-hidden="true" />
          {making === file ? t('download.working') : t(`download.${file}`)}
        </Button>
      ))}
    </div>
  );
}
