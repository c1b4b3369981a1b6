import { hexToOklch, oklchToHex, parseHex, type Oklch } from '@danqing/color-core';
import { useState } from 'react';
import type { ChosenColor } from '../model/chosen-color.ts';

interface Draft {
  color: ChosenColor;
  /** Slider values. If they are outside sRGB, the hex has less chroma. */
  lch: Oklch;
  text: string;
  invalid: boolean;
}

const draftOf = (color: ChosenColor): Draft => ({
  color,
  lch: hexToOklch(color.hex),
  text: color.hex,
  invalid: false,
});

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
  /** Validates the text once typing ends; an incomplete hex is not an error yet. */
  const check = () => {
    const valid = parseHex(draft.text) !== null;
    if (draft.invalid === valid) setDraft({ ...draft, invalid: !valid });
    return valid;
  };
  const setColor = (color: ChosenColor) => setDraft(draftOf(color));
  return { ...draft, hex: draft.color.hex, setLch, setColor, setText, check };
}
