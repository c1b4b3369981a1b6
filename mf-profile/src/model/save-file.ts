/** Milliseconds before the object URL is revoked; Safari reads it some time after the click. */
const TAKEN_AFTER = 40_000;

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_AFTER);
}
