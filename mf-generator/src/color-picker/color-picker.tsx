import { useTranslation } from '@danqing/shell-sdk/i18n';
import { classNames, Popover, PopoverContent, PopoverTrigger, VisuallyHidden } from '@danqing/ui-kit';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { isNamed } from '@danqing/contracts';
import type { ChosenColor } from '../generator/chosen-color.ts';
import type { ColorList } from '../generator/route-color.ts';
import styles from './color-picker.module.css';
import { SearchPanel } from './search-panel.tsx';

export interface ColorPickerProps {
  label: string;
  /** Null while nothing is chosen. */
  value: ChosenColor | null;
  list: ColorList;
  onChoose: (color: ChosenColor) => void;
  /** Opens at once, for a picker that has just been added. */
  initiallyOpen?: boolean;
  className?: string;
}

/** A button that shows the chosen colour and opens the search. */
export function ColorPicker({
  label,
  value,
  list,
  onChoose,
  initiallyOpen = false,
  className,
}: ColorPickerProps) {
  const { t } = useTranslation('generator');
  const [open, setOpen] = useState(initiallyOpen);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger className={classNames(styles.trigger, className)}>
        <VisuallyHidden>{label} </VisuallyHidden>
        {value ? (
          <>
            <span className={styles.dot} style={{ background: value.hex }} />
            {isNamed(value) ? <span lang="zh">{value.name}</span> : <span>{t('custom')}</span>}
            <span className={styles.triggerHex}>{value.hex}</span>
          </>
        ) : (
          <span className={styles.placeholder}>{t('picker.placeholder')}</span>
        )}
        <ChevronDown size={16} strokeWidth={1.6} aria-hidden="true" />
      </PopoverTrigger>
      <PopoverContent label={t('picker.title', { label })} className={styles.panel}>
        <SearchPanel
          value={value}
          list={list}
          onChoose={(color) => {
            setOpen(false);
            onChoose(color);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}
