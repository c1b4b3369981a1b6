import type { ActiveArea } from '@danqing/contracts';
import { Button } from '@danqing/ui-kit';
import * as RadixToast from 'radix-ui/toast';
import { useRef, useState } from 'react';
import { useShell } from '../shell-context.ts';
import { useLateTexts } from '../use-late-texts.ts';
import { releaseCatalogues } from './catalogues.ts';
import styles from './update-bar.module.css';

export interface UpdateBarProps {
  /** A newer release of the area on screen, in which somebody has work that is not saved; null when there is none. */
  waiting: ActiveArea | null;
  /** The tab holds so many releases that it should start anew. */
  tooManySwaps: boolean;
}

/** Asks before a newer release takes the place of unsaved work, and for a reload after very many of them. */
export function UpdateBar({ waiting, tooManySwaps }: UpdateBarProps) {
  const { areas, releases, toasts } = useShell();
  const { t } = useLateTexts('releases', releaseCatalogues);
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set());
  const [updating, setUpdating] = useState(false);
  const viewport = useRef<HTMLOListElement>(null);
  const focusBefore = useRef<Element | null>(null);

  const question = waiting ? waiting.release : tooManySwaps ? 'reload' : null;
  if (question === null || declined.has(question)) return null;

  const decline = () => {
    if (focusBefore.current instanceof HTMLElement) focusBefore.current.focus();
    setDeclined((before) => new Set(before).add(question));
  };
  const update = (area: ActiveArea) => {
    setUpdating(true);
    areas.start(area);
    const finish = () => {
      const state = areas.state(area);
      if (state.status === 'loading') return;
      unsubscribe();
      setUpdating(false);
      if (state.status === 'ready' && state.area.release === area.release) return releases.takeWaiting();
      decline();
      toasts.show({ message: t('notUpdated'), variant: 'error', duration: 3000 });
    };
    const unsubscribe = areas.subscribe(finish);
    finish();
  };

  return (
    <RadixToast.Provider label={t(waiting ? 'newVersion' : 'manySwaps')} duration={Infinity}>
      <RadixToast.Root
        key={question}
        className={styles.bar}
        // Announced when the visitor pauses, not over what is being read.
        type="background"
        onOpenChange={(open) => !open && decline()}
        onFocusCapture={({ relatedTarget }) => {
          if (!viewport.current?.contains(relatedTarget)) focusBefore.current = relatedTarget;
        }}
      >
        <div className={styles.words}>
          <RadixToast.Title className={styles.title}>
            {t(waiting ? 'newVersion' : 'manySwaps')}
          </RadixToast.Title>
          <RadixToast.Description className={styles.hint}>
            {t(waiting ? 'unsaved' : 'reloadHint')}
          </RadixToast.Description>
        </div>
        <div className={styles.actions}>
          <RadixToast.Close asChild>
            <Button variant="quiet">{t('later')}</Button>
          </RadixToast.Close>
          <Button
            variant="primary"
            aria-disabled={updating || undefined}
            onClick={() => (!waiting ? location.reload() : updating ? undefined : update(waiting))}
          >
            {t(!waiting ? 'reload' : updating ? 'updating' : 'update')}
          </Button>
        </div>
      </RadixToast.Root>
      <RadixToast.Viewport
        ref={viewport}
        className={styles.viewport}
        label={t('region', { hotkey: '{hotkey}' })}
      />
    </RadixToast.Provider>
  );
}
