import type { Color } from './colors.ts';

/** What other services may ask of the colours service. */
export interface ColorsPort {
  listColors(): Promise<readonly Color[]>;
}
