/** Milliseconds without a response before the visitor is notified. */
const NOTIFY_AFTER_MS = 3_000;

export interface RetryListeners {
  /**
   * Called with true after three seconds without an answer or a connection. Called with false when the server
   * answers or the work ends.
   */
  onStillTrying?: (trying: boolean) => void;
}

export interface RetryNotifier {
  sent(): void;
  /**
   * The server answers a request. After a lost connection only `found` counts as recovery, because a
   * connection may flap.
   */
  answered(): void;
  lost(): void;
  found(): void;
  end(): void;
}

/** Notifies the visitor when a request stays unanswered or the connection stays lost. */
export function createRetryNotifier({ onStillTrying }: RetryListeners): RetryNotifier {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notified = false;
  let isLost = false;
  const sent = () => {
    timer ??= setTimeout(() => {
      notified = true;
      onStillTrying?.(true);
    }, NOTIFY_AFTER_MS);
  };
  const found = () => {
    clearTimeout(timer);
    timer = undefined;
    isLost = false;
    if (notified) onStillTrying?.(false);
    notified = false;
  };
  return {
    sent,
    answered() {
      if (!isLost) found();
    },
    lost() {
      isLost = true;
      sent();
    },
    found,
    end: found,
  };
}
