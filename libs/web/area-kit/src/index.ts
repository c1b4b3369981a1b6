export { ColorGloss, ColorName } from './color-name/color-name.tsx';
export { useNamedColors } from './color-name/use-named-colors.ts';
export { colorOptions, type ColorOption } from './color-search/color-options.ts';
export { lazyColorOptions } from './color-search/lazy-color-options.ts';
export { ColorSearch, type ColorSearchProps } from './color-search/color-search.tsx';
export { colorsOf, useColorList, type ColorList } from './colors/use-color-list.ts';
export { copyWithNotice, type CopyTexts } from './copy/copy-with-notice.ts';
export { COPY_NOTICE, useFlash } from './copy/use-flash.ts';
export { UndoButton } from './deletion/undo-button.tsx';
export { useDeletion, type Deletion, type DeletionOptions } from './deletion/use-deletion.ts';
export { LazyDialog, type LazyDialogProps } from './lazy-dialog/lazy-dialog.tsx';
export { ListFailure, type ListFailureProps } from './list/list-failure.tsx';
export { Pager, type PagerProps, type PagerTexts } from './list/pager.tsx';
export { useLastPage } from './list/use-last-page.ts';
export { useNearness } from './nearness/use-nearness.ts';
export { notify, type Notice } from './notices/notify.ts';
export { Painting, type PaintingProps } from './painting/painting.tsx';
export { TopUpLink } from './top-up/top-up-link.tsx';
export { GivenName, MemberName, Reading } from './reading/reading.tsx';
export { LazyReport, reportDialog, type LazyReportProps } from './report/lazy-report.tsx';
export type { ReportableItem } from './report/report-dialog.tsx';
export {
  createRequest,
  type RequestContext,
  type RequestFailure,
  type RequestState,
} from './request/create-request.ts';
export { useKeyedRequests } from './request/use-keyed-requests.ts';
export { useRequest, useRequestState } from './request/use-request.ts';
