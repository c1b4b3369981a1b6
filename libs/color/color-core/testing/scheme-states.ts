import fc from 'fast-check';
import type { SchemeKind } from '../src/palette/scheme-kind.ts';
import { orderSwatchKeys, schemeGroups, swatchKeys } from '../src/scheme-state/swatch-keys.ts';
import type { LinkedScheme, StateColor } from '../src/scheme-state/scheme-state.ts';
import { anyHex } from './any-hex.ts';

const anyStateColor: fc.Arbitrary<StateColor> = fc.oneof(
  anyHex.map((hex) => ({ hex })),
  fc.record({ hex: anyHex, id: fc.integer({ min: 1, max: 1023 }) }),
  anyHex.map((hex) => ({ hex, origin: 'image' as const })),
);

const orderIn = (mode: SchemeKind) =>
  fc
    .tuple(...schemeGroups(mode).map((group) => fc.shuffledSubarray([...group], { minLength: group.length })))
    .map((groups) => groups.flat())
    .map((order) => (order.join() === orderSwatchKeys(mode, []).join() ? [] : order));

const stateIn = (mode: SchemeKind, secondary: StateColor | null, secondaryShown: boolean) => {
  const places = swatchKeys(mode);
  return fc
    .record({
      mode: fc.constant(mode),
      secondary: fc.constant(secondary),
      secondaryShown: fc.constant(secondaryShown),
      replaced: fc.array(fc.option(anyStateColor), { minLength: 11, maxLength: 11 }),
      locks: fc.array(fc.boolean(), { minLength: 11, maxLength: 11 }),
      order: fc.oneof(fc.constant([]), orderIn(mode)),
      found: fc.boolean(),
    })
    .map(({ replaced, locks, found, ...state }): LinkedScheme => {
      const replacements = Object.fromEntries(
        places.flatMap((name, index) => (replaced[index] ? [[name, replaced[index]]] : [])),
      );
      const exists = (name: string, index: number) =>
        mode !== 'dual' || secondary || index < 4 || replacements[name];
      return {
        ...state,
        replacements,
        locked: places.filter((name, index) => locks[index] && exists(name, index)),
        ...(found && { primaryOrigin: 'image' as const }),
      };
    });
};

export const anySchemeState: fc.Arbitrary<LinkedScheme> = fc.oneof(
  stateIn('mono', null, false),
  stateIn('triadic', null, false),
  stateIn('even', null, false),
  stateIn('complementary', null, false),
  stateIn('analogous', null, false),
  stateIn('split', null, false),
  stateIn('tetradic', null, false),
  stateIn('dual', null, false),
  stateIn('dual', null, true),
  anyStateColor.chain((secondary) => stateIn('dual', secondary, true)),
);
