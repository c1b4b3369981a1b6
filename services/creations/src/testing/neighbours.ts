import { readFileSync } from 'node:fs';
import { colorSchema, type Color, type ColorsPort } from '@danqing/contracts/colors';
import type { AuthenticatedUser, IdentityPort, PublicMember } from '@danqing/contracts/identity';

const COLORS = new URL('../../../colors/data/colors.json', import.meta.url);

export class TestColors implements ColorsPort {
  readonly #colors = (JSON.parse(readFileSync(COLORS, 'utf8')) as unknown[]).map((row) =>
    colorSchema.parse(row),
  );

  async listColors(): Promise<readonly Color[]> {
    return this.#colors;
  }
}

/** Accepts every number as a member, with the token `member-<number>`. */
export class TestIdentity implements IdentityPort {
  readonly limited = new Set<number>();
  readonly hidden = new Set<number>();

  async authenticate(token: string): Promise<AuthenticatedUser | null> {
    const userId = Number(/^member-(\d+)$/.exec(token)?.[1]);
    return Number.isNaN(userId) ? null : { userId, sessionId: `session-${userId}` };
  }

  async findMember(id: number): Promise<PublicMember | null> {
    return { id, name: `会员${id}`, mayPublish: !this.limited.has(id), hasPublicPage: !this.hidden.has(id) };
  }
}
