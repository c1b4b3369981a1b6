import { TALK_KINDS } from '@danqing/contracts/agent';
import { writeDeck } from './index.ts';
import { OUTLINES } from './outlines/outlines.ts';

const LIMIT_MS = 5;
const ROUNDS = 20;
const palette = { name: '春山', colors: [{ hex: '#ED5126', name: '朱红' }] };

const write = () => {
  const start = performance.now();
  for (const kind of TALK_KINDS) writeDeck({ topic: OUTLINES[kind].label.zh, palette });
  return (performance.now() - start) / TALK_KINDS.length;
};
write();
const times = Array.from({ length: ROUNDS }, write).toSorted((a, b) => a - b);
const median = times[ROUNDS / 2] ?? Infinity;
console.log(
  JSON.stringify({
    name: 'a deck, mean of every kind, ms',
    median: Number(median.toFixed(2)),
    longest: Number((times.at(-1) ?? Infinity).toFixed(2)),
    limit: LIMIT_MS,
    ratio: Number((median / LIMIT_MS).toFixed(2)),
  }),
);
