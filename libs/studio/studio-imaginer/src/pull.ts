import type { Example, Point } from './examples.ts';

/**
 * Weights for shared parts of two names. Fitted with 600 random sets by leave-one-out on the traditional
 * colours (README).
 */
const WEIGHTS = {
  /** Weight of a shared last character, before division by the square root of its frequency. */
  ending: 0.6,
  endingPair: 7.7,
  /** Weight of any other shared character, before division by its frequency. */
  character: 1.36,
  pair: 0.22,
  beginning: 0.42,
  whole: 1.6,
};
/** Weight factor of an entry of the table of things, relative to a traditional colour. */
const THING = 6;

export interface Pull {
  example: Example;
  weight: number;
}

/** Weight of the overall mean. */
const PRIOR = 0.004;

export function countCharacters(examples: readonly Example[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { core, isThing } of examples)
    if (!isThing)
      for (const character of new Set(core)) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}

/** Returns the examples that share characters with `core`, strongest first. */
export function pullsOn(
  core: string,
  examples: readonly Example[],
  counts: ReadonlyMap<string, number>,
): Pull[] {
  const characters = [...core];
  const silent = silencedIn(core, examples);
  const wholeThing = endsInWholeThing(characters.slice(0, -1).join(''), examples);
  return examples
    .filter((example) => !silent.has(example))
    .map((example) => ({ example, weight: weightOf(characters, example, counts, wholeThing) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
}

/**
 * A thing whose whole name occurs takes precedence, longest first. The first two characters of 铜锈绿 are
 * patina, so neither bronze (铜) nor rust (铁锈) applies.
 */
function silencedIn(core: string, examples: readonly Example[]): ReadonlySet<Example> {
  const near = examples.filter(
    ({ isThing, name }) => isThing && [...name].some((each) => core.includes(each)),
  );
  const whole = near
    .filter(({ name }) => core.includes(name))
    .sort((one, other) => [...other.name].length - [...one.name].length);
  const speaking: Example[] = [];
  for (const thing of whole)
    if (!speaking.some(({ name }) => name.includes(thing.name))) speaking.push(thing);
  const spokenFor = speaking.map(({ name }) => name).join('');
  return new Set(
    near.filter(
      (thing) =>
        !speaking.includes(thing) &&
        [...thing.name].every((each) => spokenFor.includes(each) || !core.includes(each)),
    ),
  );
}

/**
 * Returns whether a known thing ends `beginning`, so that the name's last two characters do not count as a
 * pair. 新茶绿 is the green of 新茶, not a new 茶绿.
 */
const endsInWholeThing = (beginning: string, examples: readonly Example[]) =>
  examples.some(({ isThing, name }) => isThing && [...name].length > 1 && beginning.endsWith(name));

function weightOf(
  characters: string[],
  example: Example,
  counts: ReadonlyMap<string, number>,
  wholeThing: boolean,
): number {
  const others = [...example.core];
  const shared = new Set(characters.filter((character) => others.includes(character)));
  if (shared.size === 0) return 0;
  const ending = characters.at(-1)!;
  const sameEnding = ending === others.at(-1);
  let weight = sameEnding ? WEIGHTS.ending / Math.sqrt(1 + (counts.get(ending) ?? 0)) : 0;
  for (const character of shared)
    if (!sameEnding || character !== ending) weight += WEIGHTS.character / (1 + (counts.get(character) ?? 0));
  for (let at = 0; at + 1 < characters.length; at += 1)
    if (example.core.includes(characters.slice(at, at + 2).join(''))) weight += WEIGHTS.pair;
  if (characters.length > 1) {
    if (sameEnding && !wholeThing && characters.at(-2) === others.at(-2)) weight += WEIGHTS.endingPair;
    if (others.length > 1 && characters.slice(0, -1).join('') === others.slice(0, -1).join(''))
      weight += WEIGHTS.beginning;
  }
  if (characters.join('') === example.core) weight += WEIGHTS.whole;
  return example.isThing ? weight * THING : weight;
}

export function weightedMean(
  pulls: readonly Pull[],
  middle: Point,
  pointOf: (example: Example) => Point,
): Point {
  const sum = { l: middle.l * PRIOR, a: middle.a * PRIOR, b: middle.b * PRIOR };
  let total = PRIOR;
  for (const { example, weight } of pulls) {
    const { l, a, b } = pointOf(example);
    sum.l += weight * l;
    sum.a += weight * a;
    sum.b += weight * b;
    total += weight;
  }
  return { l: sum.l / total, a: sum.a / total, b: sum.b / total };
}
