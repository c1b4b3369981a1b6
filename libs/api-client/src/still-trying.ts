/** Delay in milliseconds before the visitor is notified of a lost connection. */
const STILL_TRYING_AFTER = 3_000;

export interface RetryNews {
  /**
   * Called with true after three seconds without a connection. Called with false when the connection returns
   * or the work ends.
   */
  onStillTrying?: (trying: boolean) => void;
}

/** Notifies the visitor of a connection loss that lasts. Call `end` when the work is over. */
export function tellStillTrying({ onStillTrying }: RetryNews) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = false;
  const found = () => {
    clearTimeout(timer);
    timer = undefined;
    if (told) onStillTrying?.(false);
    told = false;
  };
  return {
    lost() {
      timer ??= setTimeout(() => {
        told = true;
        onStillTrying?.(true);
      }, STILL_TRYING_AFTER);
    },
    found,
    end: found,
  };
}
