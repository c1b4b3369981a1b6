export interface LookupTable {
  /** Grid points per axis; the first axis varies slowest. */
  size: number;
  channels: number;
  values: Uint8Array;
}

/** Interpolates a table linearly along every axis. Coordinates are 0-1; returns table units. */
export function interpolateTable(
  { size, channels, values }: LookupTable,
  coordinates: readonly number[],
): number[] {
  let corners = [{ at: 0, weight: 1 }];
  for (const coordinate of coordinates) {
    const place = Math.min(1, Math.max(0, coordinate)) * (size - 1);
    const below = Math.min(Math.floor(place), size - 2);
    const part = place - below;
    corners = corners.flatMap(({ at, weight }) => [
      { at: at * size + below, weight: weight * (1 - part) },
      { at: at * size + below + 1, weight: weight * part },
    ]);
  }
  return Array.from({ length: channels }, (_, channel) =>
    corners.reduce((sum, { at, weight }) => sum + weight * values[at * channels + channel]!, 0),
  );
}
