// Without a schema beside it: browsers take it, and no zod.
/** Where the story of a name is read, without base path and language. */
export const storyPath = ({ name, history_id }: { name: string; history_id: number }): string =>
  `/history/${encodeURIComponent(name)}/${history_id}`;
