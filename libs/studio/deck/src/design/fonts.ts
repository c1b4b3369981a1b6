import type { DeckDesign, DeckPlan } from '@danqing/contracts/agent';

const EAST_ASIAN: Readonly<Record<'Hans' | 'Jpan', { heading: string; body: string }>> = {
  Hans: { heading: 'STZhongsong', body: 'Microsoft YaHei' },
  Jpan: { heading: 'Yu Mincho', body: 'Yu Gothic' },
};

export function deckFonts(locale: DeckPlan['locale']): DeckDesign['fonts'] {
  const { heading, body } = EAST_ASIAN[locale === 'ja' ? 'Jpan' : 'Hans'];
  return { heading: 'Georgia', body: 'Calibri', eastAsianHeading: heading, eastAsianBody: body };
}

export const scriptFonts = (role: 'heading' | 'body'): [script: string, typeface: string][] => [
  ['Hans', EAST_ASIAN.Hans[role]],
  ['Hant', role === 'heading' ? 'PMingLiU' : 'Microsoft JhengHei'],
  ['Jpan', EAST_ASIAN.Jpan[role]],
  ['Hang', role === 'heading' ? 'Batang' : 'Malgun Gothic'],
];
