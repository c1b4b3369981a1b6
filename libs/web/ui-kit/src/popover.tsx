import {
  createContext,
  useCallback,
  useContext,
  useId,
  useImperativeHandle,
  useMemo,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { lazyChunk, prefetchProps } from './lazy-chunk.ts';
import type { PopoverPanelProps } from './popover-panel.tsx';
import { useLazyChunk } from './use-lazy-chunk.ts';

export const popoverPanel = lazyChunk(() =>
  import(/* webpackChunkName: "floating" */ './popover-panel.tsx').then((module) => module.PopoverPanel),
);
const prepare = prefetchProps(popoverPanel);

interface PopoverState {
  open: boolean;
  setOpen: (open: boolean) => void;
  trigger: HTMLButtonElement | null;
  setTrigger: (button: HTMLButtonElement | null) => void;
  contentId: string;
}

const PopoverContext = createContext<PopoverState | null>(null);

function usePopover(): PopoverState {
  const state = useContext(PopoverContext);
  if (!state) throw new Error('a part of a popover stands outside of <Popover>');
  return state;
}

export interface PopoverProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** Holds the state of a popover. Pass `open` and `onOpenChange` to control it, or neither. */
export function Popover({ open: decided, onOpenChange, children }: PopoverProps) {
  const [own, setOwn] = useState(false);
  const open = decided ?? own;
  const setOpen = useCallback(
    (next: boolean) => {
      setOwn(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const contentId = useId();
  const state = useMemo(
    () => ({ open, setOpen, trigger, setTrigger, contentId }),
    [open, setOpen, trigger, contentId],
  );
  return <PopoverContext value={state}>{children}</PopoverContext>;
}

/** Renders the button that opens the popover and prefetches its panel on hover or focus. */
export function PopoverTrigger({
  ref,
  onClick,
  onFocus,
  onPointerEnter,
  ...props
}: ComponentProps<'button'>) {
  const { open, setOpen, trigger, setTrigger, contentId } = usePopover();
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => trigger, [trigger]);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? contentId : undefined}
      {...props}
      ref={setTrigger}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOpen(!open);
      }}
      onFocus={(event) => {
        prepare.onFocus();
        onFocus?.(event);
      }}
      onPointerEnter={(event) => {
        prepare.onPointerEnter();
        onPointerEnter?.(event);
      }}
    />
  );
}

export interface PopoverContentProps extends Omit<PopoverPanelProps, 'onOpenChange' | 'trigger'> {
  label: string;
}

/** Renders the floating panel. Escape or a press outside closes it; Escape returns the focus to the trigger. */
export function PopoverContent(props: PopoverContentProps) {
  const { open, setOpen, trigger, contentId } = usePopover();
  const { part: Panel } = useLazyChunk(popoverPanel, open, (error) => {
    reportError(error);
    setOpen(false);
  });
  // Unmounts at once, because Radix's close animation would force a style recalculation during an update.
  return Panel && open && <Panel id={contentId} {...props} onOpenChange={setOpen} trigger={trigger} />;
}
