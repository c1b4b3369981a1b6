import { toast, type ToastOptions } from '@danqing/shell-sdk';

/** Milliseconds that a message of this screen stays (specification part 1 §9). */
const NOTICE = 3000;

/** A toast of this screen. */
export const notify = (options: Omit<ToastOptions, 'duration'>): void =>
  toast({ ...options, duration: NOTICE });
