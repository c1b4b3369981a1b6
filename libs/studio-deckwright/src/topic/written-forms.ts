/** The Chinese characters of a standard of two bytes, all of them decoded in one go. */
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
  /** JIS X 0208: what is printed in Japan. */
  japanese: ReadonlySet<string>;
  /** GB 2312: what is printed in mainland China. */
  simplified: ReadonlySet<string>;
  /** Big5, its common half: what is printed in Taiwan and Hong Kong. */
  traditional: ReadonlySet<string>;
}

let forms: WrittenForms | undefined;

/** Read from the decoders that every runtime has, once: a few milliseconds. */
export function writtenForms(): WrittenForms {
  forms ??= {
    japanese: charactersOf('euc-jp', [0xb0, 0xf4], [0xa1, 0xfe]),
    simplified: charactersOf('gb18030', [0xb0, 0xf7], [0xa1, 0xfe]),
    traditional: charactersOf('big5', [0xa4, 0xc6], [0x40, 0xfe]),
  };
  return forms;
}

/** Whether a text has a form that is written in Japan only: 発, 図, 駅. */
export function hasJapaneseForm(text: string): boolean {
  const { japanese, simplified, traditional } = writtenForms();
  return [...text].some(
    (character) => japanese.has(character) && !simplified.has(character) && !traditional.has(character),
  );
}

/** Whether a text has a form that is written in China only: 发, 图, 们. */
export function hasChineseForm(text: string): boolean {
  const { japanese, simplified, traditional } = writtenForms();
  return [...text].some(
    (character) => !japanese.has(character) && (simplified.has(character) || traditional.has(character)),
  );
}
