import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Note } from '@danqing/ui-kit';
import type { PictureProblem } from '../messages/picture-reading.ts';

/** Explains why reading a picture's colours failed, and that the picture never left the device. */
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
