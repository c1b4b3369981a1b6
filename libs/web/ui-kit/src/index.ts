// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- ambient declarations cannot be imported
/// <reference path="./css-modules.d.ts" preserve="true" />
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- the same
/// <reference path="./css-properties.d.ts" preserve="true" />
export { Avatar, type AvatarProps } from './avatar.tsx';
export { Badge } from './badge.tsx';
export {
  Button,
  IconButton,
  buttonClass,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  type IconButtonProps,
} from './button.tsx';
export { Checkbox, type CheckboxProps } from './checkbox.tsx';
export { ChoiceMenu, type ChoiceMenuProps } from './choice-menu.tsx';
export { classNames } from './class-names.ts';
export { CodeField, type CodeFieldProps } from './code-field.tsx';
export { copyText } from './copy-text.ts';
export {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  useOpener,
  type DialogContentProps,
} from './dialog.tsx';
export {
  DialogCloseButton,
  DialogFrame,
  DialogStripes,
  focusDialog,
  type DialogFrameProps,
} from './dialog-frame.tsx';
export { FileButton, type FileButtonProps } from './file-button.tsx';
export { lazyChunk, prefetchProps, type LazyChunk } from './lazy-chunk.ts';
export { LazyMenu, type LazyMenuProps } from './lazy-menu.tsx';
export { logError } from './log-error.ts';
export {
  Menu,
  MenuChoice,
  MenuChoices,
  MenuContent,
  MenuGroup,
  MenuItem,
  MenuLabel,
  MenuLine,
  MenuTrigger,
  PlainMenuItem,
  type MenuItemProps,
} from './menu.tsx';
export { NotFoundScreen, type NotFoundScreenProps } from './not-found-screen.tsx';
export { Note, type NoteProps } from './note.tsx';
export { OpenedMenu, type OpenedMenuProps } from './opened-menu.tsx';
export { pressedKey } from './pressed-key.ts';
export {
  Popover,
  PopoverContent,
  popoverPanel,
  PopoverTrigger,
  type PopoverContentProps,
  type PopoverProps,
} from './popover.tsx';
export { Seal } from './seal.tsx';
export { Segments, type SegmentOption, type SegmentsProps } from './segments.tsx';
export { Skeleton } from './skeleton.tsx';
export { Switch, type SwitchProps } from './switch.tsx';
export { Tab, TabList, TabPanel, Tabs, type TabPanelProps, type TabProps, type TabsProps } from './tabs.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
export { TitleLabel, type TitleLabelProps } from './title-label.tsx';
export { useFileDrop } from './use-file-drop.ts';
export { useLazyChunk, type LazyChunkState } from './use-lazy-chunk.ts';
export { useRovingFocus, type RovingFocusOptions, type RovingItem } from './use-roving-focus.ts';
export { VisuallyHidden } from './visually-hidden.tsx';
