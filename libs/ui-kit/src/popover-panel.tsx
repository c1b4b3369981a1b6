import * as RadixPopover from 'radix-ui/popover';
import { useRef, useMemo, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './popover.module.css';

export interface PopoverPanelProps extends ComponentProps<typeof RadixPopover.Content> {
  label: string;
  onOpenChange: (open: boolean) => void;
  /** The button that opens the panel: the panel is placed beside it and returns the focus to it. */
  trigger: HTMLElement | null;
}

/** The floating part of a popover, open as long as it is rendered, with the library that places it. */
export function PopoverPanel({
  label,
  onOpenChange,
  trigger,
  className,
  onInteractOutside,
  onCloseAutoFocus,
  ...props
}: PopoverPanelProps) {
  const leftByItself = useRef(true);
  // Nothing is shown before the button is there.
  const anchor = useMemo(() => ({ current: trigger as HTMLElement }), [trigger]);
  return (
    <RadixPopover.Root open onOpenChange={onOpenChange}>
      <RadixPopover.Anchor virtualRef={anchor} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          aria-label={label}
          align="start"
          sideOffset={8}
          collisionPadding={12}
          className={classNames(styles.content, className)}
          onInteractOutside={(event) => {
            onInteractOutside?.(event);
            // Its own press closes it; here it would open again.
            if (trigger?.contains(event.target as Node)) event.preventDefault();
            else if (!event.defaultPrevented) leftByItself.current = false;
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            if (!event.defaultPrevented && leftByItself.current) trigger?.focus();
            event.preventDefault();
            leftByItself.current = true;
          }}
          {...props}
        />
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
