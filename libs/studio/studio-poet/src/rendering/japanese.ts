import type { ComposedLine } from '../line/composed-line.ts';

export function renderJapanese({ frame, opening, modifier, head, tail }: ComposedLine): string {
  const start = opening ? `${opening.ja}、` : '';
  if (frame === 'sentence' || !head) return start + tail.ja;
  if (frame === 'clause') return `${start}${head.ja}${/は$/.test(head.ja) ? '' : '、'}${tail.ja}`;
  const particle = /(?:ない|知らぬげだ)$/.test(tail.ja) ? 'は' : 'が';
  return `${start}${modifier?.ja ?? ''}${head.ja}${particle}${tail.ja}`;
}
