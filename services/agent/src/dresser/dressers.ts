import type { Dresser } from './dresser.ts';

export class Dressers {
  constructor(
    private readonly studio: Dresser,
    private readonly model: Dresser | null,
  ) {}

  get waits(): boolean {
    return this.model !== null;
  }

  /** Returns the model for members if configured; visitors, who do not pay, get the embedded renderer. */
  choose(userId: number | null): Dresser {
    return userId === null ? this.studio : (this.model ?? this.studio);
  }
}
