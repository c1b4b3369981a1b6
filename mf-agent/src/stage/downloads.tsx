import { notify, useRequest } from '@danqing/area-kit';
import { fetchDeckFile, type DeckFile } from '@danqing/api-client';
import type { Deck } from '@danqing/contracts/agent';
import { exportFileName } from '@danqing/contracts/palettes';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import Download from '@danqing/ui-kit/icons/download';
import { download } from '../model/pattern-files.ts';
import styles from './downloads.module.css';

export function Downloads({ deck }: { deck: Deck }) {
  const { t } = useTranslation('deck');
  const { basePath } = usePageData();
  const [{ phase, progress }, request] = useRequest<void, DeckFile>({
    log: 'agent: a file could not be made',
    unmount: 'continue',
  });
  const making = phase === 'running' ? progress : null;
  const save = (file: DeckFile) =>
    request.start(
      async () => {
        const content = await fetchDeckFile(deck.id, file, { basePath, fetch: authorizedFetch });
        download({ name: exportFileName(deck.title, file), content });
      },
      {
        progress: file,
        onFailure: ({ reason }) => notify({ message: reason ?? t('download.failed'), variant: 'error' }),
      },
    );
  return (
    <div className={styles.files}>
      {(['pptx', 'pdf'] as const).map((file) => (
        <Button
          key={file}
          variant={file === 'pptx' ? 'primary' : 'default'}
          aria-disabled={making !== null || undefined}
          onClick={() => void save(file)}
        >
          <Download size={16} strokeWidth={1.6} aria-hidden="true" />
          {making === file ? t('download.working') : t(`download.${file}`)}
        </Button>
      ))}
    </div>
  );
}
