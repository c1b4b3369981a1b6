import type { Color } from './colors.ts';
import type { ReleaseDocument } from './releases.ts';

/** What other services may ask of the colours service. */
export interface ColorsPort {
  listColors(): Promise<readonly Color[]>;
  /** Exact name. */
  findColorByName(name: string): Promise<Color | null>;
}

/** What the gateway asks of the release plane. */
export interface ReleasesPort {
  /** The active releases; null while no shell is active. Always as new as the newest pointer move. */
  getDocument(): Promise<ReleaseDocument | null>;
}
