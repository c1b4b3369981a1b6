/** The chooser's code: the first page does without it. */
export const loadChooser = () => import('./chooser-popover.tsx').then((module) => module.ChooserPopover);

/** Fetches it before the first press. Where that fails, the press tries again and says so. */
export const preloadChooser = () => void loadChooser().catch(() => {});
