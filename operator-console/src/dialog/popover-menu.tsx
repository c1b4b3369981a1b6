import { buttonClass, classNames, Popover, PopoverContent, PopoverTrigger } from '@danqing/ui-kit';
import { useRef, useState, type ReactNode } from 'react';
import controls from '../styles/controls.module.css';

interface PopoverMenuProps {
  label: string;
  button: ReactNode;
  className?: string | undefined;
  /** Returns the content. `choose` wraps an action, so that it runs after the menu has closed. */
  children: (choose: (action: () => void) => () => void) => ReactNode;
}

export function PopoverMenu({ label, button, className, children }: PopoverMenuProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const choose = (action: () => void) => () => {
    setOpen(false);
    // Focus first, so that the dialog later restores it to an element that still exists.
    trigger.current?.focus();
    action();
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger ref={trigger} className={buttonClass('default', 'sm')} aria-label={label}>
        {button}
      </PopoverTrigger>
      <PopoverContent
        label={label}
        align="end"
        className={classNames(controls.menu, className)}
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        {children(choose)}
      </PopoverContent>
    </Popover>
  );
}
