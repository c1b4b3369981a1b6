import { exampleOf, THINGS, type Example, type Point, type TraditionalColor } from './examples.ts';
import { measureModifiers, type Modification } from './modifiers.ts';
import { countCharacters, pullsOn, weightedMean } from './pull.ts';
import { readingsOf, type Readings } from './spell.ts';

export interface ColorKnowledge {
  examples: readonly Example[];
  counts: ReadonlyMap<string, number>;
  modifications: ReadonlyMap<string, Modification>;
  readings: Readings;
  middle: Point;
}

/** Learns from the traditional colours; takes about 100 ms, so call it once. */
export function learnColors(colors: readonly TraditionalColor[]): ColorKnowledge {
  const known = colors.map(exampleOf);
  const examples = [...known, ...THINGS];
  const counts = countCharacters(examples);
  const mean = (axis: keyof Point) => known.reduce((sum, { point }) => sum + point[axis], 0) / known.length;
  const middle = { l: mean('l'), a: mean('a'), b: mean('b') };
  const modifications = measureModifiers(known, (core, without) =>
    weightedMean(
      pullsOn(
        core,
        examples.filter((example) => example !== without),
        counts,
      ),
      middle,
      ({ point }) => point,
    ),
  );
  return { examples, counts, modifications, readings: readingsOf(examples), middle };
}
