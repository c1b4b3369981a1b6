import type { ProducedFile } from '../formats/produce-file.ts';

/** Milliseconds before the object URL is revoked; Safari reads it some time after the click. */
const TAKEN_AFTER = 40_000;

export function download({ name, content }: ProducedFile): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_AFTER);
}
