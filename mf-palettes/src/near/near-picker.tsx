import type { Hex } from '@danqing/color-core';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import {
  buttonClass,
  lazyChunk,
  logError,
  Popover,
  PopoverContent,
  PopoverTrigger,
  prefetchProps,
  useLazyChunk,
} from '@danqing/ui-kit';
import Pipette from '@danqing/ui-kit/icons/pipette';
import { useState } from 'react';
import styles from './near.module.css';

export const nearPanel = lazyChunk(() =>
  import(/* webpackChunkName: "search" */ './near-panel.tsx').then((module) => module.NearPanel),
);

export function NearPicker({ onChoose }: { onChoose: (hex: Hex) => void }) {
  const { t } = useTranslation('palettes');
  const [open, setOpen] = useState(false);
  const { part: NearPanel } = useLazyChunk(nearPanel, open, (error) => {
    logError('palettes: the search by colour did not load', error);
    setOpen(false);
  });
  return (
    // An empty popover would take the focus that is meant for the field.
    <Popover open={open && NearPanel !== null} onOpenChange={setOpen}>
      <PopoverTrigger className={buttonClass()} {...prefetchProps(nearPanel)}>
        <Pipette size={16} strokeWidth={1.6} aria-hidden="true" />
        {t('near.button')}
      </PopoverTrigger>
      <PopoverContent label={t('near.title')} align="end" className={styles.panel}>
        {NearPanel ? (
          <NearPanel
            onChoose={(hex) => {
              setOpen(false);
              onChoose(hex);
            }}
          />
        ) : null}
      </PopoverContent>
    </Popover>
  );
}
