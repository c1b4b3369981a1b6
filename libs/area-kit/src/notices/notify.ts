import { toast, type ToastOptions } from '@danqing/shell-sdk';

/** A toast that stays as long as its screen has toasts stay. */
export type Notice = Omit<ToastOptions, 'duration'>;

/** Milliseconds that toasts about palettes and co-created colours stay (specification part 1 §9). */
export const NOTICE_DURATION = 3000;

/** Shows a toast about palettes or co-created colours, for `NOTICE_DURATION`. */
export const notify = (notice: Notice): void => toast({ ...notice, duration: NOTICE_DURATION });
