// TODO delete: stands in for @danqing/deck and @danqing/studio-deckwright.
import { THEME_SLOTS, type DeckDesign, type DeckPlan, type Slide } from '@danqing/contracts/agent';
type Named = { hex: string; name: string };
export function makeDesign(
  palette: readonly Named[],
  _options: { locale: string; known?: readonly Named[] },
): DeckDesign {
  return {
    colors: THEME_SLOTS.map((slot, index) => ({
      slot,
      hex: palette[index % palette.length]!.hex,
      name: palette[0]!.name,
    })),
    palette: palette.slice(0, 11).map(({ hex, name }) => ({ hex, name })),
    fonts: { heading: 'Georgia', body: 'Arial', eastAsianHeading: 'SimSun', eastAsianBody: 'SimHei' },
  };
}
export function writeDeck({
  topic,
}: {
  topic: string;
  palette: { name: string; colors: readonly Named[] };
  seed: string;
}): { plan: DeckPlan; content: Slide[] } {
  const title = [...topic].slice(0, 30).join('');
  const content: Slide[] = Array.from({ length: 8 }, (_, index) => ({
    layout: 'statement',
    text: `${title} ${index + 1}`,
    support: '补充',
    notes: '备注',
  }));
  return {
    plan: {
      kind: 'talk',
      locale: 'zh',
      title,
      subtitle: topic.slice(0, 60),
      slides: content.map((_, index) => ({ layout: 'statement', title: `${index + 1}` })),
    },
    content,
  };
}
