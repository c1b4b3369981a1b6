import { ListFailure } from '@danqing/area-kit';
import { pageTitle } from '@danqing/contracts/page';
import { useLocale, useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { TitleLabel, useLazyChunk, VisuallyHidden } from '@danqing/ui-kit';
import styles from './deck-page.module.css';
import { deckScreen } from './lazy-deck-screen.ts';

export function DeckPage() {
  const { t } = useTranslation('agent');
  useTitle(pageTitle(t('decks.title'), useLocale()));
  const { part: Screen, failed, retry } = useLazyChunk(deckScreen, true);
  return (
    <TitleLabel title={t('decks.title')}>
      {Screen ? (
        <Screen />
      ) : failed ? (
        <ListFailure message={t('decks.failed')} retry={t('retry')} onRetry={retry} />
      ) : (
        <div aria-busy="true" className={styles.coming}>
          <VisuallyHidden>
            <span role="status">{t('decks.loading')}</span>
          </VisuallyHidden>
        </div>
      )}
    </TitleLabel>
  );
}
