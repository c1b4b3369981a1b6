import type { ValueTransformer } from 'typeorm';

const asGiven = (value: unknown) => value;

/** Maps a bigint column, which pg returns as text, to a number. IDs and counts stay far below 2^53. */
export const wholeNumber: ValueTransformer = {
  from: (text: string | null) => (text === null ? null : Number(text)),
  to: asGiven,
};

export const isoTime: ValueTransformer = {
  from: (time: Date | null) => time?.toISOString() ?? null,
  to: asGiven,
};

/** Returns SQL that formats a timestamptz as ISO 8601, as `toISOString` does. */
export const isoText = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
