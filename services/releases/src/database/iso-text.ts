/** Returns SQL that formats a timestamptz as JavaScript's `toISOString` does. */
export function isoText(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
