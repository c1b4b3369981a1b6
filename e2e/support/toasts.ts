import type { Page } from '@playwright/test';

/**
 * Notes the text of every toast that comes, on whatever page of the tab: most are gone again after 1.4 s, which a busy
 * machine may spend elsewhere. Call it before the first navigation.
 */
export async function noteToasts(page: Page): Promise<() => string[]> {
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

/** From now on the toasts on screen stay: their time stands still while the window is not the one in use. */
export const holdToasts = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new Event('blur')));
