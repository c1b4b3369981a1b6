import type { Color } from './colors.ts';

export interface ColorsPort {
  listColors(): Promise<readonly Color[]>;
}
