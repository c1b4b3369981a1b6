import { ReportDialog as Dialog } from '@danqing/area-kit';
import { reportColor } from '@danqing/api-client';
import type { CocreatedColor } from '@danqing/contracts/cocreate';
import { REPORT_TEXT_LENGTH } from '@danqing/contracts/palettes';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import type { RefObject } from 'react';

interface ReportDialogProps {
  color: CocreatedColor;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

export function ReportDialog({ color, ...props }: ReportDialogProps) {
  const { t } = useTranslation('cocreated');
  const { basePath } = usePageData();
  return (
    <Dialog
      {...props}
      name={color.name}
      colors={[color.hex]}
      send={async (report) => {
        await reportColor(color.id, report, { basePath, fetch: authorizedFetch });
        return t('report.thanks');
      }}
      texts={{
        title: t('report.title'),
        close: t('report.close'),
        why: t('report.why'),
        reasons: {
          illegal: t('report.reason.illegal'),
          offensive: t('report.reason.offensive'),
          personal: t('report.reason.personal'),
          rights: t('report.reason.rights'),
          spam: t('report.reason.spam'),
          other: t('report.reason.other'),
        },
        text: t('report.text'),
        tooLong: t('report.tooLong', { max: REPORT_TEXT_LENGTH }),
        cancel: t('report.cancel'),
        send: t('report.send'),
        sending: t('report.sending'),
        failed: t('report.failed'),
      }}
    />
  );
}
