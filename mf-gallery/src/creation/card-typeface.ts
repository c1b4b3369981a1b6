import { distinctCharacters, faceWeights, fontPath, MOST_CHARACTERS } from '@danqing/contracts/fonts';

/** The family of the card's writing, apart from that of the page, which has the characters of the page only. */
export const CARD_FAMILY = 'Poem Card Serif';
const FACES = ['sc500', 'sc600'] as const;

/** Loads the characters of a card in both weights. Without a network the system's serif writes it. */
export async function loadCardTypeface(text: string, basePath: string): Promise<void> {
  const characters = distinctCharacters(text).slice(0, MOST_CHARACTERS);
  await Promise.all(
    FACES.map(async (face) => {
      try {
        const answer = await fetch(basePath + fontPath({ face, characters }));
        if (!answer.ok) return;
        const font = new FontFace(CARD_FAMILY, await answer.arrayBuffer(), { weight: faceWeights(face) });
        document.fonts.add(await font.load());
      } catch {
        // The system's serif.
      }
    }),
  );
}
