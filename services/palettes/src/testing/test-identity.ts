import type { AuthenticatedUser, IdentityPort, PublicMember } from '@danqing/contracts/identity';

/** Accepts every number as a member, with the token `member-<number>`. */
export class TestIdentity implements IdentityPort {
  readonly names = new Map<number, string | null>();
  readonly limited = new Set<number>();
  readonly hidden = new Set<number>();
  unavailable = false;

  async authenticate(token: string): Promise<AuthenticatedUser | null> {
    const userId = Number(/^member-(\d+)$/.exec(token)?.[1]);
    return Number.isNaN(userId) ? null : { userId, sessionId: `session-${userId}` };
  }

  async findMember(id: number): Promise<PublicMember | null> {
    if (this.unavailable) throw new Error('the identity service is away');
    const name = this.names.get(id);
    const [mayPublish, hasPublicPage] = [!this.limited.has(id), !this.hidden.has(id)];
    return name === null ? null : { id, name: name ?? `会员${id}`, mayPublish, hasPublicPage };
  }
}
