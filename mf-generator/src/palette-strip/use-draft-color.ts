import { hexToOklch, oklchToHex, parseHex, type Oklch } from '@danqing/color-core';
import { useState } from 'react';
import type { ChosenColor } from '../model/chosen-color.ts';

interface Draft {
  /** With its name, where it was taken by its name. */
  color: ChosenColor;
  /** As the sliders stand; the hex may be less colourful, where sRGB ends. */
  lch: Oklch;
  /** As typed. */
  text: string;
  /** The text is no hex, and it is time to say so. */
  invalid: boolean;
}

const draftOf = (color: ChosenColor): Draft => ({
  color,
  lch: hexToOklch(color.hex),
  text: color.hex,
  invalid: false,
});

/** A colour being looked for, in step with its sliders and its hex field. */
export function useDraftColor(initial: ChosenColor) {
  const [draft, setDraft] = useState(() => draftOf(initial));

  const setLch = (part: Partial<Oklch>) => {
    const lch = { ...draft.lch, ...part };
    const { hex } = oklchToHex(lch);
    setDraft({ color: { hex }, lch, text: hex, invalid: false });
  };
  const setText = (text: string) => {
    const hex = parseHex(text);
    setDraft(hex ? { ...draftOf({ hex }), text } : { ...draft, text, invalid: false });
  };
  /** Judges the text once typing is over; half a hex is not an error yet. */
  const check = () => {
    const valid = parseHex(draft.text) !== null;
    if (draft.invalid === valid) setDraft({ ...draft, invalid: !valid });
    return valid;
  };
  const setColor = (color: ChosenColor) => setDraft(draftOf(color));
  return { ...draft, hex: draft.color.hex, setLch, setColor, setText, check };
}
