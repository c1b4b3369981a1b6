/** Milliseconds after a lost connection until the visitor is told; shorter ones pass unnoticed. */
const STILL_TRYING_AFTER = 3_000;

/** The message while a request is repeated. */
export interface RetryNews {
  /** True when the server has been out of reach for three seconds, false when it answers again. */
  onStillTrying?: (trying: boolean) => void;
}

/** Reports a lost connection that lasts. Call `end` when the work is over. */
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
