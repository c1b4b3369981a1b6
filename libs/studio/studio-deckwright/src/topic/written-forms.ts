function charactersOf(
  encoding: string,
  leads: readonly [number, number],
  trails: readonly [number, number],
): ReadonlySet<string> {
  const pairs: number[] = [];
  for (let lead = leads[0]; lead <= leads[1]; lead += 1)
    for (let trail = trails[0]; trail <= trails[1]; trail += 1) pairs.push(lead, trail);
  return new Set(new TextDecoder(encoding).decode(Uint8Array.from(pairs)).match(/\p{Script=Han}/gu));
}

export interface WrittenForms {
  japanese: ReadonlySet<string>;
  simplified: ReadonlySet<string>;
  traditional: ReadonlySet<string>;
}

let forms: WrittenForms | undefined;

/** Returns the character sets, decoded once with the runtime's own decoders; takes a few milliseconds. */
export function writtenForms(): WrittenForms {
  forms ??= {
    japanese: charactersOf('euc-jp', [0xb0, 0xf4], [0xa1, 0xfe]),
    simplified: charactersOf('gb18030', [0xb0, 0xf7], [0xa1, 0xfe]),
    traditional: charactersOf('big5', [0xa4, 0xc6], [0x40, 0xfe]),
  };
  return forms;
}

/** Returns whether the text has a form used only in Japan: 発, 図, 駅. */
export function hasJapaneseForm(text: string): boolean {
  const { japanese, simplified, traditional } = writtenForms();
  return [...text].some(
    (character) => japanese.has(character) && !simplified.has(character) && !traditional.has(character),
  );
}

/** Returns whether the text has a form used only in Chinese: 发, 图, 们. */
export function hasChineseForm(text: string): boolean {
  const { japanese, simplified, traditional } = writtenForms();
  return [...text].some(
    (character) => !japanese.has(character) && (simplified.has(character) || traditional.has(character)),
  );
}
