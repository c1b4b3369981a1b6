import { Devices } from './devices/devices.tsx';
import { FeedbackPrompt } from './feedback/feedback-prompt.tsx';
import { ReleaseWatch } from './release-watch/release-watch.tsx';
import { useShell } from './stores/shell-context.ts';
import { Toasts } from './toasts/toasts.tsx';

export function LazyOverlays() {
  const { page } = useShell();
  return (
    <>
      <FeedbackPrompt feedbackUrl={page.site.feedbackUrl} />
      <Devices />
      <Toasts />
      <ReleaseWatch />
    </>
  );
}
