import { useLocale } from '@danqing/shell-sdk';
import { Note } from '@danqing/ui-kit';
import type { PictureFault } from '../reading/picture-reading.ts';
import { FAILURE_TEXTS } from './failure-texts.ts';

/** Says why a picture gave no colours, and that it has stayed on the device. */
export function PictureFailure({ fault }: { fault: PictureFault }) {
  const texts = FAILURE_TEXTS[useLocale()];
  return (
    <Note tone="danger">
      <b>{texts.failed}</b>
      <br />
      {texts.faults[fault]}
      <br />
      {texts.notUploaded}
    </Note>
  );
}
