import { toast, type ToastOptions } from '@danqing/shell-sdk';

/** A toast that stays as long as its screen has toasts stay. */
export type Notice = Omit<ToastOptions, 'duration'>;

/** Milliseconds (specification part 1 §9). */
const DURATION = 3000;

/** Shows a toast about palettes or co-created colours: for three seconds, longer than others. */
export const notify = (notice: Notice): void => toast({ ...notice, duration: DURATION });
