export interface CreationsPort {
  /** Returns whether the member's pictures include one with this file name for its largest file. */
  ownsPicture(userId: number, file: string): Promise<boolean>;
  /**
   * Retains one of the member's pictures, even after its creation is deleted. `file` may name any of its
   * sizes; null releases the picture.
   *
   * @returns file name of the smallest size, or null if the member has no such picture
   */
  keepAvatar(userId: number, file: string | null): Promise<string | null>;
}
