/** Delay in milliseconds before the visitor is notified of a lost connection. */
const NOTIFY_AFTER_MS = 3_000;

export interface RetryListeners {
  /**
   * Called with true after three seconds without a connection. Called with false when the connection returns
   * or the work ends.
   */
  onStillTrying?: (trying: boolean) => void;
}

/** Notifies the visitor of a connection loss that lasts. Call `end` when the work is over. */
export function createRetryNotifier({ onStillTrying }: RetryListeners) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notified = false;
  const found = () => {
    clearTimeout(timer);
    timer = undefined;
    if (notified) onStillTrying?.(false);
    notified = false;
  };
  return {
    lost() {
      timer ??= setTimeout(() => {
        notified = true;
        onStillTrying?.(true);
      }, NOTIFY_AFTER_MS);
    },
    found,
    end: found,
  };
}
