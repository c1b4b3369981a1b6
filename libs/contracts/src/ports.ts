import type { Color } from './colors.ts';
import type { ReleaseDocument } from './releases.ts';

/** What other services may ask of the colours service. */
export interface ColorsPort {
  listColors(): Promise<readonly Color[]>;
}

/** What the gateway asks of the release plane. */
export interface ReleasesPort {
  /** The active releases; null while no shell is active. As new as the newest pointer move, or the last known while the database is out of reach. */
  getDocument(): Promise<ReleaseDocument | null>;
}
