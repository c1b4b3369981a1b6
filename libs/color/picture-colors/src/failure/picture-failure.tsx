import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Note } from '@danqing/ui-kit';
import type { PictureProblem } from '../reading/picture-reading.ts';

/** Renders why a picture gave no colours, and that it never left the device. */
export function PictureFailure({ fault }: { fault: PictureProblem }) {
  const { t } = useTranslation('picture-colors');
  return (
    <Note tone="danger">
      <b>{t('failed')}</b>
      <br />
      {t(`faults.${fault}`)}
      <br />
      {t('notUploaded')}
    </Note>
  );
}
