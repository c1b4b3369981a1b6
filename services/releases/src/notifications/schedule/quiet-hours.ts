import type { QuietHours } from '@danqing/contracts/releases';

const MINUTE_MS = 60_000;
const DAY = 24 * 60;

/**
 * Returns the end of the quiet hours that contain a time, or null outside of them. A day with a change of
 * clocks may have longer or shorter ones; their end is the named time of day.
 */
export function endOfQuietHours({ from, until, zone }: QuietHours, now: Date): Date | null {
  const [begin, end, time] = [toMinutes(from), toMinutes(until), minutesIn(zone, now)];
  const isQuiet = begin < end ? time >= begin && time < end : time >= begin || time < end;
  if (!isQuiet) return null;
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const guess = minute + ((end - time + DAY) % DAY) * MINUTE_MS;
  // The clocks changed meanwhile.
  const late = ((minutesIn(zone, new Date(guess)) - end + DAY + DAY / 2) % DAY) - DAY / 2;
  return new Date(guess - late * MINUTE_MS);
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function minutesIn(zone: string, time: Date): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  return (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0);
}
