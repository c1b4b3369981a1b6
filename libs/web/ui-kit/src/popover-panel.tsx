import * as RadixPopover from 'radix-ui/popover';
import { useRef, useMemo, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { isInputMethodKey } from './pressed-key.ts';
import styles from './popover.module.css';

export interface PopoverPanelProps extends ComponentProps<typeof RadixPopover.Content> {
  label: string;
  onOpenChange: (open: boolean) => void;
  trigger: HTMLElement | null;
}

/**
 * Renders the floating panel of a popover, open while it is mounted. It is a lazy chunk, because it imports
 * the positioning library.
 */
export function PopoverPanel({
  label,
  onOpenChange,
  trigger,
  className,
  onInteractOutside,
  onCloseAutoFocus,
  onEscapeKeyDown,
  ...props
}: PopoverPanelProps) {
  const leftByItself = useRef(true);
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
          onEscapeKeyDown={(event) => {
            onEscapeKeyDown?.(event);
            if (isInputMethodKey(event)) event.preventDefault();
          }}
          onInteractOutside={(event) => {
            onInteractOutside?.(event);
            // A press on the trigger closes the panel. Without this, Radix would close it first and the click
            // reopen it.
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
