import { distinctCharacters, faceWeights, fontPath, MAX_CHARACTERS } from '@danqing/contracts/fonts';

/** A separate family, because the page's fonts contain only the page's characters. */
export const CARD_FAMILY = 'Poem Card Serif';
const FACES = ['sc500', 'sc600'] as const;

export async function loadCardTypeface(text: string, basePath: string): Promise<void> {
  const characters = distinctCharacters(text).slice(0, MAX_CHARACTERS);
  await Promise.all(
    FACES.map(async (face) => {
      try {
        const answer = await fetch(basePath + fontPath({ face, characters }));
        if (!answer.ok) return;
        const font = new FontFace(CARD_FAMILY, await answer.arrayBuffer(), { weight: faceWeights(face) });
        document.fonts.add(await font.load());
      } catch {
        // Offline: falls back to the system's serif font.
      }
    }),
  );
}
