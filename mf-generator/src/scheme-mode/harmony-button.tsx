import { LazyDialog } from '@danqing/area-kit';
import { harmonyTurns, type Harmony } from '@danqing/color-core';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { lazyChunk, Popover, PopoverTrigger, prefetchProps } from '@danqing/ui-kit';
import ChevronDown from '@danqing/ui-kit/icons/chevron-down';
import { useState } from 'react';
import type { ShownMode } from '../model/generator-state.ts';
import type { GeneratorDispatch } from '../model/generator-store.ts';
import styles from './scheme-mode.module.css';

const harmonyPanel = lazyChunk(() => import('./harmony-panel.tsx').then((module) => module.HarmonyPanel));

export function HarmonyButton({ mode, dispatch }: { mode: ShownMode; dispatch: GeneratorDispatch }) {
  const { t } = useTranslation('generator');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const harmony = mode in harmonyTurns ? (mode as Harmony) : null;
  const name = harmony && t(`mode.${harmony}`);
  const label = [name, t('mode.more')].filter(Boolean).join(', ');
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <span {...prefetchProps(harmonyPanel)} className={styles.more}>
        <PopoverTrigger
          className={styles.trigger}
          title={t('mode.more')}
          aria-label={label}
          data-harmony={harmony ?? undefined}
        >
          {name}
          <ChevronDown size={15} strokeWidth={1.6} aria-hidden="true" />
        </PopoverTrigger>
      </span>
      <LazyDialog
        needed={open}
        chunk={harmonyPanel}
        props={{
          harmony,
          onChoose: (chosen) => {
            close();
            dispatch({ type: 'mode-chosen', mode: chosen });
          },
        }}
        failed={t('dialogFailed')}
        onFailure={close}
      />
    </Popover>
  );
}
