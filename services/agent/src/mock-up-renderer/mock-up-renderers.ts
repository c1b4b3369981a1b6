import type { MockUpRenderer } from './mock-up-renderer.ts';

export class MockUpRenderers {
  constructor(
    private readonly studio: MockUpRenderer,
    private readonly model: MockUpRenderer | null,
  ) {}

  get waits(): boolean {
    return this.model !== null;
  }

  /** Returns the model for members if configured; visitors, who do not pay, get the embedded renderer. */
  choose(userId: number | null): MockUpRenderer {
    return userId === null ? this.studio : (this.model ?? this.studio);
  }
}
