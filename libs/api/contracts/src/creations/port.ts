import type { MemberWorks } from '../identity/member-works.ts';

/** Port of the creations service. */
export interface CreationsPort extends MemberWorks {
  /** Returns whether the member's pictures include one with this file name for its largest file. */
  ownsPicture(userId: number, file: string): Promise<boolean>;
  /**
   * Retains one of the member's pictures, even after its creation is deleted. `file` may be any size of it;
   * null releases the picture.
   *
   * @returns the name of its smallest file, or null without changes when the member has no such picture
   */
  keepAvatar(userId: number, file: string | null): Promise<string | null>;
}
