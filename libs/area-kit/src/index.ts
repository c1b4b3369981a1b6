export { ColorGloss, ColorName } from './color-name/color-name.tsx';
export { useNamedColors } from './color-name/use-named-colors.ts';
export { colorsOf, useColorList, type ColorList } from './colors/use-color-list.ts';
export { copyWithNotice, type CopyTexts } from './copy/copy-with-notice.ts';
export { LateDialog, type LateDialogProps } from './late-dialog/late-dialog.tsx';
export { ListFailure, type ListFailureProps } from './list/list-failure.tsx';
export { Pager, type PagerProps, type PagerTexts } from './list/pager.tsx';
export { useNearness } from './nearness/use-nearness.ts';
export { notify, type Notice } from './notices/notify.ts';
