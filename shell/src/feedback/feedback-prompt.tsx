import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, buttonClass, VisuallyHidden } from '@danqing/ui-kit';
import * as RadixToast from 'radix-ui/toast';
import { useEffect, useRef, useState } from 'react';
import styles from './feedback-prompt.module.css';
import { useRapidClicks } from './use-rapid-clicks.ts';

/**
 * Time until the prompt closes, and before it may open again (specification part 2 §9). Hovering and focus
 * pause the first timer.
 */
const OPEN_MS = 8000;
const COOLDOWN_MS = 8000;

export interface FeedbackPromptProps {
  feedbackUrl: string | null;
}

export function FeedbackPrompt({ feedbackUrl }: FeedbackPromptProps) {
  return feedbackUrl === null ? null : <Prompt feedbackUrl={feedbackUrl} />;
}

function Prompt({ feedbackUrl }: { feedbackUrl: string }) {
  const { t } = useTranslation('feedback');
  const [state, setState] = useState<'ready' | 'open' | 'cooldown'>('ready');
  const viewport = useRef<HTMLOListElement>(null);
  const focusBefore = useRef<Element | null>(null);

  useRapidClicks(state === 'ready', () => {
    focusBefore.current = document.activeElement;
    setState('open');
  });
  useEffect(() => {
    if (state !== 'cooldown') return;
    const timer = setTimeout(() => setState('ready'), COOLDOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  if (state !== 'open') return null;

  const close = () => {
    const focusInside = viewport.current?.contains(document.activeElement);
    if (focusInside && focusBefore.current instanceof HTMLElement) focusBefore.current.focus();
    setState('cooldown');
  };
  return (
    <RadixToast.Provider label={t('question')}>
      <RadixToast.Root
        className={styles.prompt}
        type="background"
        duration={OPEN_MS}
        onOpenChange={(open) => !open && close()}
      >
        <RadixToast.Description className={styles.question}>{t('question')}</RadixToast.Description>
        <div className={styles.actions}>
          <RadixToast.Close asChild>
            <Button variant="quiet">{t('later')}</Button>
          </RadixToast.Close>
          <RadixToast.Action asChild altText={t('confirm')}>
            <a className={buttonClass()} href={feedbackUrl} target="_blank" rel="noopener">
              {t('confirm')}
              <VisuallyHidden>{t('newTab')}</VisuallyHidden>
            </a>
          </RadixToast.Action>
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
