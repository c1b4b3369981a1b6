import { toast, type ToastOptions } from '@danqing/shell-sdk';

export type Notice = Omit<ToastOptions, 'duration'>;

/** Milliseconds (specification part 1 §9). */
const DURATION = 3000;

/** Shows a toast about palettes or co-created colours. It stays longer than the default. */
export const notify = (notice: Notice): void => toast({ ...notice, duration: DURATION });
