import { ReportDialog as Dialog } from '@danqing/area-kit';
import { reportPalette } from '@danqing/api-client';
import type { Palette } from '@danqing/contracts/palettes';
import { REPORT_TEXT_LENGTH } from '@danqing/contracts/palettes';
import { authorizedFetch, usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import type { RefObject } from 'react';

interface ReportDialogProps {
  palette: Palette;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

export function ReportDialog({ palette, ...props }: ReportDialogProps) {
  const { t } = useTranslation('palettes');
  const { basePath } = usePageData();
  return (
    <Dialog
      {...props}
      name={palette.name}
      colors={palette.colors.map(({ hex }) => hex)}
      send={(report) => reportPalette(palette.id, report, { basePath, fetch: authorizedFetch })}
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
