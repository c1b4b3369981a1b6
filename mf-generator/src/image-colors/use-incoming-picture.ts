import { useFileDrop } from '@danqing/ui-kit';
import { useEffect, useEffectEvent } from 'react';

/**
 * Takes a picture that is dropped or pasted anywhere on the page, while the component is there. Text is left to the field that it is
 * pasted into, even when a picture of it comes along, as from a word processor.
 * @returns whether a file is being held over the page
 */
export function useIncomingPicture(onPicture: (file: File) => void): boolean {
  const take = useEffectEvent(onPicture);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event;
      const file = [...(clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      const isText = clipboardData?.types.includes('text/plain') && target instanceof HTMLInputElement;
      if (!file || isText) return;
      event.preventDefault();
      take(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  return useFileDrop(onPicture);
}
