import { readFileSync } from 'node:fs';
import { colorSchema, type Color, type ColorsPort } from '@danqing/contracts/colors';
import type { AuthenticatedUser, IdentityPort, PublicMember } from '@danqing/contracts/identity';
import type { DynamicModule } from '@nestjs/common';

const COLORS = new URL('../../../../services/colors/data/colors.json', import.meta.url);

class NeighboursModule {}

/** Returns a global module that provides the ports of other services to the tested one. */
export const neighboursModule = (
  providers: { provide: string | symbol; useValue: unknown }[],
): DynamicModule => ({
  module: NeighboursModule,
  global: true,
  providers,
  exports: providers.map(({ provide }) => provide),
});

/** Replaces the identity service: every number is a member with the token `member-<number>`. */
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

/** Fake of the colours service that returns all traditional colours. */
export class TestColors implements ColorsPort {
  unavailable = false;
  readonly #colors = (JSON.parse(readFileSync(COLORS, 'utf8')) as unknown[]).map((row) =>
    colorSchema.parse(row),
  );

  async listColors(): Promise<readonly Color[]> {
    if (this.unavailable) throw new Error('the colours service is away');
    return this.#colors;
  }
}
