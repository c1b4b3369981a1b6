import { withLateTexts } from '@danqing/shell-sdk/i18n';
import { reportCatalogues } from './report-catalogues.ts';
import { ReportDialog } from './report-dialog.tsx';

/** Loads the texts from the dialog's own chunk, so that pages do not carry the imports of three languages. */
export const loadReportDialog = () =>
  withLateTexts('report-dialog', reportCatalogues, Promise.resolve(ReportDialog));
