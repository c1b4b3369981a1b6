import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Milliseconds without a `dragover` event after which the file has left the window. Browsers fire it every
 * 350 ms, ± 200 ms.
 */
const GONE_AFTER = 700;

/**
 * Passes a file that is dropped anywhere on the window to `onFile`. Of several files it passes only the
 * first. Returns true while a file is dragged over the window.
 */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const onDragOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
      // Uses a timer, because browsers fire `dragleave` inconsistently.
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
