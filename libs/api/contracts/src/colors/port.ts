import type { Color } from './colors.ts';

/** Port of the colours service. */
export interface ColorsPort {
  listColors(): Promise<readonly Color[]>;
}
