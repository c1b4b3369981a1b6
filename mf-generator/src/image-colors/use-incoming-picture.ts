import { useFileDrop } from '@danqing/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';

/** Stack of mounted targets. The last one takes the picture: a dialog before the page behind it. */
const places: symbol[] = [];

/**
 * Takes a picture that is dropped or pasted anywhere on the page while mounted. A paste that also contains
 * text, as from a word processor, goes to the focused field.
 *
 * @param wanted false disables the target
 * @returns true while a file is dragged over the page
 */
export function useIncomingPicture(onPicture: (file: File) => void, wanted = true): boolean {
  const [place] = useState(() => Symbol('place'));
  const isLast = () => places.at(-1) === place;
  const take = useEffectEvent((file: File) => isLast() && onPicture(file));
  useEffect(() => {
    if (!wanted) return;
    places.push(place);
    return () => void places.splice(places.indexOf(place), 1);
  }, [place, wanted]);
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
  const over = useFileDrop((file) => isLast() && onPicture(file));
  return over && isLast();
}
