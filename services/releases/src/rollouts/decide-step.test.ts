import { expect, test } from 'vitest';
import { seededRandom } from '../testing/seeded-random.ts';
import { decideStep, type StepDecision, type StepFacts } from './decide-step.ts';

const SECONDS = 600;
const facts = (changes: Partial<StepFacts> = {}): StepFacts => ({
  elapsed: SECONDS,
  seconds: SECONDS,
  loads: 300,
  networks: { loads: 200, failures: 0 },
  ratio: 1,
  alert: null,
  ...changes,
});
const failing = (failures: number) => ({ loads: 40, failures });

test.each<[string, Partial<StepFacts>, StepDecision]>([
  ['healthy, and its time is over', {}, { deed: 'advance', why: 'healthy' }],
  ['healthy before its time is over', { elapsed: 599 }, { deed: 'wait', why: 'early' }],
  ['with just enough loads', { loads: 50 }, { deed: 'advance', why: 'healthy' }],
  ['with too few loads', { loads: 49 }, { deed: 'wait', why: 'quiet' }],
  [
    'with too few loads for three times its time',
    { loads: 0, elapsed: 1_800 },
    { deed: 'advance', why: 'quiet' },
  ],
  ['suspect', { networks: failing(3), ratio: 20 }, { deed: 'wait', why: 'suspect' }],
  [
    'suspect, with few loads',
    { networks: failing(3), ratio: 20, loads: 1 },
    { deed: 'wait', why: 'suspect' },
  ],
  [
    'suspect for three times its time',
    { networks: failing(3), ratio: 20, elapsed: 1_800 },
    { deed: 'pause', why: 'suspect' },
  ],
  [
    'of which two networks say that it fails',
    { networks: failing(2), ratio: 1e6 },
    { deed: 'advance', why: 'healthy' },
  ],
  [
    'that fails as often as stable',
    { networks: failing(30), ratio: 19 },
    { deed: 'advance', why: 'healthy' },
  ],
  ['with an alert', { alert: 'silent' }, { deed: 'pause', why: 'alert' }],
  ['with an alert, at once', { alert: 'votes', elapsed: 1 }, { deed: 'pause', why: 'alert' }],
])('a step %s', (_what, changes, decision) => {
  expect(decideStep(facts(changes))).toEqual(decision);
});

test('whatever visitors report: never early, never with an alert, and no step lasts for ever', () => {
  const random = seededRandom(7);
  const upTo = (most: number) => Math.floor(random() * most);
  for (let run = 0; run < 20_000; run += 1) {
    const seconds = 1 + upTo(1_000);
    const of = facts({
      seconds,
      elapsed: upTo(4 * seconds),
      loads: upTo(120),
      networks: failing(upTo(8)),
      ratio: 10 ** (random() * 6 - 2),
      alert: random() < 0.1 ? 'votes' : null,
    });
    const { deed, why } = decideStep(of);
    const about = JSON.stringify(of);
    if (of.alert !== null) expect({ deed, why }, about).toEqual({ deed: 'pause', why: 'alert' });
    else if (of.elapsed < seconds) expect(deed, about).toBe('wait');
    else if (of.elapsed >= 3 * seconds) expect(deed, about).not.toBe('wait');
    if (deed === 'advance') {
      expect(of.networks.failures < 3 || of.ratio < 20, about).toBe(true);
      expect(why, about).toBe(of.loads >= 50 ? 'healthy' : 'quiet');
    }
    // More loads, or more time, never turn an advance into a wait.
    const later = decideStep({ ...of, loads: of.loads + 1, elapsed: of.elapsed + 1 });
    if (deed === 'advance') expect(later.deed, about).toBe('advance');
  }
});
