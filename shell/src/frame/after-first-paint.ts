/** A page that is not painted by then is started all the same (milliseconds): in a tab in the background nothing is. */
const PATIENCE = 100;

/**
 * Calls back once the browser has painted what the server wrote, at once when it has: on a fast line the scripts are there
 * before the first frame, and would hold it back for as long as the first render takes.
 */
export function afterFirstPaint(start: () => void): void {
  if (performance.getEntriesByName('first-contentful-paint').length > 0) return start();
  let started = false;
  const once = () => {
    if (started) return;
    started = true;
    start();
  };
  // The frame itself comes after its callbacks.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, PATIENCE);
}
