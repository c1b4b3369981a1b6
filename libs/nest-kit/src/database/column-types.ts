import type { ValueTransformer } from 'typeorm';

const asGiven = (value: unknown) => value;

/** A bigint column as a number: ids and counts stay far below 2^53, and pg hands them out as text. */
export const wholeNumber: ValueTransformer = {
  from: (text: string | null) => (text === null ? null : Number(text)),
  to: asGiven,
};

/** A timestamptz column as ISO 8601 in UTC with milliseconds, as answers have it. */
export const isoTime: ValueTransformer = {
  from: (time: Date | null) => time?.toISOString() ?? null,
  to: asGiven,
};
