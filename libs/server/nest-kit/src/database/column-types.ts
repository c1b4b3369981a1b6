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
