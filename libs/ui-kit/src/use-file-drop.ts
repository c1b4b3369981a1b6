import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without a sign of the file after which it is gone. Browsers give one every 350 ms, give or take 200. */
const GONE_AFTER = 700;

/**
 * Takes files that are dropped anywhere on the window; of several the first.
 * @returns whether a file is over the window
 */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Else the browser would open the file in place of the page.
      event.preventDefault();
      setOver(true);
      // Not by `dragleave`: browsers disagree on what is left.
      clearTimeout(timer);
      timer = setTimeout(() => setOver(false), GONE_AFTER);
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      clearTimeout(timer);
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) take(file);
    };
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('drop', onDrop);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('drop', onDrop);
    };
  }, []);
  return over;
}
