import { sampleColors } from '@danqing/area-kit/testing';
import { swatchKeys } from '@danqing/color-core';
import fc from 'fast-check';
import type { ChosenColor } from '../model/chosen-color.ts';
import { generatorReducer } from '../model/generator-reducer.ts';
import {
  initialState,
  SCHEME_MODES,
  withNames,
  type GeneratorAction,
  type GeneratorState,
} from '../model/generator-state.ts';

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

export const anyColor: fc.Arbitrary<ChosenColor> = fc.oneof(
  fc.constantFrom(...sampleColors),
  fc
    .tuple(anyHex, fc.constantFrom({}, { origin: 'image' as const }))
    .map(([hex, origin]) => withNames(initialState({ hex, ...origin }), sampleColors).primary),
);

const ALL_MODES = [...SCHEME_MODES, 'even', 'complementary', 'analogous', 'split', 'tetradic'] as const;
const anySwatch = fc.constantFrom(...ALL_MODES.flatMap((mode) => swatchKeys(mode)));

/** Any action of a visitor. Half of the swatch actions target an existing swatch. */
const anyAction: fc.Arbitrary<GeneratorAction> = fc.oneof(
  fc.record({ type: fc.constant('primary-chosen' as const), color: anyColor }),
  fc.record({ type: fc.constant('secondary-chosen' as const), color: anyColor }),
  fc.record({ type: fc.constant('secondary-shown' as const), shown: fc.boolean() }),
  fc.record({ type: fc.constant('mode-chosen' as const), mode: fc.constantFrom(...ALL_MODES) }),
  fc.record({ type: fc.constant('swatch-replaced' as const), swatch: anySwatch, color: anyColor }),
  fc.record({ type: fc.constant('swatch-locked' as const), swatch: anySwatch, locked: fc.boolean() }),
  fc.record({ type: fc.constant('swatch-moved' as const), swatch: anySwatch, to: fc.nat(10) }),
  fc.record({ type: fc.constant('colors-drawn' as const), primary: anyColor, secondary: anyColor }),
);

export const anyActions = fc.array(anyAction, { maxLength: 30 });

/** Any state that a visitor can reach, with the names of the sample list. */
export const anyGeneratorState: fc.Arbitrary<GeneratorState> = fc
  .tuple(anyColor, anyActions)
  .map(([primary, actions]) =>
    withNames(actions.reduce(generatorReducer, initialState(primary)), sampleColors),
  );
