import type { GeneratorState } from '../generator-state.ts';
import type { SchemeSwatch } from '../scheme.ts';

/**
 * Returns whether the scheme is complete: non-empty, and with its second colour in dual mode. Only complete
 * schemes are saved or exported.
 */
export function isComplete({ mode, secondary }: GeneratorState, scheme: readonly SchemeSwatch[]): boolean {
  return scheme.length > 0 && (mode !== 'dual' || secondary !== null);
}
