import type { MemberWorks } from '../identity/member-works.ts';

/** What other services may ask of the creations service. */
export interface CreationsPort extends MemberWorks {
  /** Whether the member had a picture made whose largest file has this name. */
  ownsPicture(userId: number, file: string): Promise<boolean>;
  /**
   * Keeps a picture of the member's, whichever of its files is named, also when the creation is deleted that it belongs to;
   * with null none any more. The name of its smallest file; null where the member has no such picture, and nothing changes.
   */
  keepAvatar(userId: number, file: string | null): Promise<string | null>;
}
