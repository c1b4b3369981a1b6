import type { Dresser } from './dresser.ts';

/** Who lays which pattern. */
export class Dressers {
  constructor(
    private readonly studio: Dresser,
    private readonly model: Dresser | null,
  ) {}

  /** Whether more than one is worth being at work at once: the studio takes a processor for each. */
  get waits(): boolean {
    return this.model !== null;
  }

  /** For members the model, where there is one; visitors pay nothing and have the studio. */
  choose(userId: number | null): Dresser {
    return userId === null ? this.studio : (this.model ?? this.studio);
  }
}
