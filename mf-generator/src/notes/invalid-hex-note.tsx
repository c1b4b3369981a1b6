import { usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useSearchParams } from '@danqing/shell-sdk/router';
import { DismissableNote } from './dismissable-note.tsx';

export function InvalidHexNote() {
  const { t } = useTranslation('generator');
  const { invalidHex } = usePageData();
  const [query, setQuery] = useSearchParams();
  if (invalidHex === null || !query.get('hex')?.startsWith(invalidHex)) return null;
  const dismiss = () =>
    setQuery(
      (current) => {
        current.delete('hex');
        return current;
      },
      { replace: true },
    );
  return <DismissableNote text={t('hex.invalid', { text: invalidHex })} onDismiss={dismiss} />;
}
