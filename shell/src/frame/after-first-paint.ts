/** Milliseconds after which rendering starts without a paint. Background tabs never paint. */
const PAINT_TIMEOUT_MS = 100;

/**
 * Calls back once the browser has painted the server's HTML. On a fast connection the scripts arrive before
 * the first frame. The first render would then delay that frame.
 */
export function afterFirstPaint(start: () => void): void {
  if (performance.getEntriesByName('first-contentful-paint').length > 0) return start();
  let started = false;
  const once = () => {
    if (started) return;
    started = true;
    start();
  };
  // The browser paints after the animation frame's callbacks, so a task waits for it.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, PAINT_TIMEOUT_MS);
}
