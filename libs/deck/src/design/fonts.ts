import type { DeckDesign, DeckPlan } from '@danqing/contracts/agent';

/** Typefaces that come with Office on Windows and macOS; serifs for what is large, as names of colours are set. */
const EAST_ASIAN: Readonly<Record<'Hans' | 'Jpan', { heading: string; body: string }>> = {
  Hans: { heading: 'STZhongsong', body: 'Microsoft YaHei' },
  Jpan: { heading: 'Yu Mincho', body: 'Yu Gothic' },
};

export function deckFonts(locale: DeckPlan['locale']): DeckDesign['fonts'] {
  const { heading, body } = EAST_ASIAN[locale === 'ja' ? 'Jpan' : 'Hans'];
  return { heading: 'Georgia', body: 'Calibri', eastAsianHeading: heading, eastAsianBody: body };
}

/** For text in a script other than that of the deck: `a:font` of a theme. */
export const scriptFonts = (role: 'heading' | 'body'): [script: string, typeface: string][] => [
  ['Hans', EAST_ASIAN.Hans[role]],
  ['Hant', role === 'heading' ? 'PMingLiU' : 'Microsoft JhengHei'],
  ['Jpan', EAST_ASIAN.Jpan[role]],
  ['Hang', role === 'heading' ? 'Batang' : 'Malgun Gothic'],
];
