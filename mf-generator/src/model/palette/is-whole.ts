import type { GeneratorState } from '../generator-state.ts';
import type { SchemeSwatch } from '../scheme.ts';

/** Whether the scheme is whole: there is one, and a dual one has its second colour. Nothing else is saved or exported. */
export function isWhole({ mode, secondary }: GeneratorState, scheme: readonly SchemeSwatch[]): boolean {
  return scheme.length > 0 && (mode !== 'dual' || secondary !== null);
}
