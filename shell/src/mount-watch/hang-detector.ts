/** Milliseconds between two ticks. */
export const TICK_MS = 500;
/** Unanswered ticks that count as a hang. Not a clock, because it goes on while a computer is suspended. */
export const MAX_TICKS = 10;

export interface HangDetectorOptions {
  ping: () => void;
  /** Called once, when the main thread has not answered for MAX_TICKS. */
  onHang: () => void;
  /** Called once, with the first answer after the hang. */
  onBack: () => void;
}

export function createHangDetector({ ping, onHang, onBack }: HangDetectorOptions) {
  let unanswered = 0;
  let state: 'watching' | 'hung' | 'back' = 'watching';
  return {
    isHung: () => state === 'hung',
    answered() {
      unanswered = 0;
      if (state !== 'hung') return;
      state = 'back';
      onBack();
    },
    tick() {
      if (unanswered === 0) ping();
      unanswered += 1;
      if (unanswered < MAX_TICKS || state !== 'watching') return;
      state = 'hung';
      onHang();
    },
  };
}
