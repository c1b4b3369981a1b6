/** SQL that writes a timestamptz as JavaScript does, in UTC with milliseconds. */
export function isoText(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
