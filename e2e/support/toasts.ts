import type { Page } from '@playwright/test';

/**
 * Records the text of every toast in this tab. A toast disappears after 1.4 s, which a poll on a busy machine
 * may miss. Call it before the first navigation.
 */
export async function recordToasts(page: Page): Promise<() => string[]> {
  const notes: string[] = [];
  await page.exposeFunction('noteToast', (text: string) => notes.push(text));
  await page.addInitScript(() => {
    const { noteToast } = window as unknown as { noteToast: (text: string) => void };
    const noted = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('li[data-state=open]')) {
        if (!noted.has(toast)) noteToast(toast.textContent ?? '');
        noted.add(toast);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => notes;
}

/** Pauses the timers of the toasts on screen. They stop while the window is blurred. */
export const pauseToasts = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new Event('blur')));
