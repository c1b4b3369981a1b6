/** What other services may ask of the creations service. */
export interface CreationsPort {
  /** Whether the member had a picture made whose largest file has this name. */
  ownsPicture(userId: number, file: string): Promise<boolean>;
}
