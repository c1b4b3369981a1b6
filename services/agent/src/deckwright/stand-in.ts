// TODO delete: stands in for @danqing/studio-deckwright.
import { type DeckPlan, type Slide } from '@danqing/contracts/agent';
type Named = { hex: string; name: string };
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
