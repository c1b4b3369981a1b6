export interface IdentityPort {
  /** Returns the member of a live session and extends the session. Null for any other token. */
  authenticate(token: string): Promise<AuthenticatedUser | null>;
  findMember(userId: number): Promise<PublicMember | null>;
}
export interface AuthenticatedUser {
  userId: number;
  sessionId: string;
}
export interface PublicMember {
  id: number;
  name: string;
  mayPublish: boolean;
  /** False when the member's page and lists of works are private. */
  hasPublicPage: boolean;
}
