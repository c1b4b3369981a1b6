import type { AuthenticatedUser, IdentityPort, PublicMember } from '@danqing/contracts/identity';

/** The identity service as this one sees it: every number is a member, whose token is `member-<number>`. */
export class TestIdentity implements IdentityPort {
  /** Names other than `会员<number>`; null for a member who is gone. */
  readonly names = new Map<number, string | null>();
  /** Members whom operators let publish nothing. */
  readonly limited = new Set<number>();
  /** Members whose page is private. */
  readonly hidden = new Set<number>();
  /** Whether it fails when asked for a member. */
  away = false;

  async authenticate(token: string): Promise<AuthenticatedUser | null> {
    const userId = Number(/^member-(\d+)$/.exec(token)?.[1]);
    return Number.isNaN(userId) ? null : { userId, sessionId: `session-${userId}` };
  }

  async findMember(id: number): Promise<PublicMember | null> {
    if (this.away) throw new Error('the identity service is away');
    const name = this.names.get(id);
    const [mayPublish, hasPublicPage] = [!this.limited.has(id), !this.hidden.has(id)];
    return name === null ? null : { id, name: name ?? `会员${id}`, mayPublish, hasPublicPage };
  }
}
