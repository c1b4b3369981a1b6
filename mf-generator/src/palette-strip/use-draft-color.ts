import { hexToOklch, oklchToHex, parseHex, type Oklch } from '@danqing/color-core';
import { useState } from 'react';

interface Draft {
  hex: string;
  /** As the sliders stand; the hex may be less colourful, where sRGB ends. */
  lch: Oklch;
  /** As typed. */
  text: string;
  /** The text is no hex, and it is time to say so. */
  invalid: boolean;
}

const draftOf = (hex: string): Draft => ({ hex, lch: hexToOklch(hex), text: hex, invalid: false });

/** A colour being looked for, in step with its sliders and its hex field. */
export function useDraftColor(initial: string) {
  const [draft, setDraft] = useState(() => draftOf(initial));

  const setLch = (part: Partial<Oklch>) => {
    const lch = { ...draft.lch, ...part };
    const { hex } = oklchToHex(lch);
    setDraft({ hex, lch, text: hex, invalid: false });
  };
  const setText = (text: string) => {
    const hex = parseHex(text);
    setDraft(hex ? { ...draftOf(hex), text } : { ...draft, text, invalid: false });
  };
  /** Judges the text once typing is over; half a hex is not an error yet. */
  const check = () => {
    const valid = parseHex(draft.text) !== null;
    if (draft.invalid === valid) setDraft({ ...draft, invalid: !valid });
    return valid;
  };
  return { ...draft, setLch, setHex: (hex: string) => setDraft(draftOf(hex)), setText, check };
}
