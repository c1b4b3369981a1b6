import type { Hex } from '@danqing/color-core';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { buttonClass, Popover, PopoverContent, PopoverTrigger } from '@danqing/ui-kit';
import Pipette from '@danqing/ui-kit/icons/pipette';
import { useState } from 'react';
import { NearPanel } from './near-panel.tsx';
import styles from './near.module.css';

export function NearPicker({ onChoose }: { onChoose: (hex: Hex) => void }) {
  const { t } = useTranslation('palettes');
  const [open, setOpen] = useState(false);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger className={buttonClass()}>
        <Pipette size={16} strokeWidth={1.6} aria-hidden="true" />
        {t('near.button')}
      </PopoverTrigger>
      <PopoverContent label={t('near.title')} align="end" className={styles.panel}>
        <NearPanel
          onChoose={(hex) => {
            setOpen(false);
            onChoose(hex);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}
