import type { ActiveArea } from '@danqing/contracts/releases';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import * as RadixToast from 'radix-ui/toast';
import { useRef, useState } from 'react';
import { useShell } from '../stores/shell-context.ts';
import { switchRelease } from './switch-release.ts';
import styles from './update-bar.module.css';

export interface UpdateBarProps {
  waiting: ActiveArea | null;
  rolledBack: boolean;
  unsaved: boolean;
  tooManySwaps: boolean;
}

export function UpdateBar({ waiting, rolledBack, unsaved, tooManySwaps }: UpdateBarProps) {
  const { areas, releases, toasts } = useShell();
  const { t } = useTranslation('releases');
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
  const update = async (area: ActiveArea) => {
    setUpdating(true);
    const taken = await switchRelease(area, { areas, releases });
    setUpdating(false);
    if (taken) return;
    decline();
    toasts.show({ message: t('notUpdated'), variant: 'error', duration: 3000 });
  };
  const title = t(!waiting ? 'manySwaps' : rolledBack ? 'rolledBack' : 'newVersion');
  const hint = t(!waiting ? 'reloadHint' : unsaved ? 'unsaved' : 'nothingLost');
  const action = t(!waiting ? 'reload' : updating ? 'updating' : rolledBack ? 'switchBack' : 'update');

  return (
    <RadixToast.Provider label={title} duration={Infinity}>
      <RadixToast.Root
        key={question}
        className={styles.bar}
        // Announced in a pause instead of interrupting the screen reader.
        type="background"
        onOpenChange={(open) => !open && decline()}
        onFocusCapture={({ relatedTarget }) => {
          if (!viewport.current?.contains(relatedTarget)) focusBefore.current = relatedTarget;
        }}
      >
        <div className={styles.words}>
          <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
          <RadixToast.Description className={styles.hint}>{hint}</RadixToast.Description>
        </div>
        <div className={styles.actions}>
          <RadixToast.Close asChild>
            <Button variant="quiet">{t('later')}</Button>
          </RadixToast.Close>
          <Button
            variant="primary"
            aria-disabled={updating || undefined}
            onClick={() => (!waiting ? location.reload() : updating ? undefined : void update(waiting))}
          >
            {action}
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
