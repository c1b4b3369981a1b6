import { expect, it } from 'vitest';
import { WaitingSlots } from './waiting-slots.ts';

it('are so many for each caller, and free again when given back', () => {
  const places = new WaitingSlots<number | null>(2);
  const leave = places.take(1);
  places.take(1);
  expect(() => places.take(1)).toThrow(
    expect.objectContaining({ code: 'RATE_LIMITED', retryAfterSeconds: 5 }) as Error,
  );
  places.take(null);
  leave();
  places.take(1);
  expect(() => places.take(1)).toThrow('RATE_LIMITED');
});
