// A separate module without schemas, so that browsers load it without zod.
/** Returns the path of a story, without base path and language. */
export const storyPath = ({ name, history_id }: { name: string; history_id: number }): string =>
  `/history/${encodeURIComponent(name)}/${history_id}`;
