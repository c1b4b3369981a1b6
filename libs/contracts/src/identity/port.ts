/** What other services may ask of the identity service. */
export interface IdentityPort {
  /** The member whose live session has this token; null for any other token. Extends the session. */
  authenticate(token: string): Promise<AuthenticatedUser | null>;
  /** The public data of a member; null when there is none with this id. */
  findMember(userId: number): Promise<PublicMember | null>;
}
export interface AuthenticatedUser {
  userId: number;
  sessionId: string;
}
export interface PublicMember {
  id: number;
  name: string;
  /** False while operators have limited the account. */
  mayPublish: boolean;
  /** False where the member shows their page, and lists of their works, to nobody else. */
  hasPublicPage: boolean;
}
