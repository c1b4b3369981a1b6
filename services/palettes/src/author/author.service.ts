import type { IdentityPort, PublicMember } from '@danqing/contracts/identity';
import { AppError, Authors, IDENTITY_PORT } from '@danqing/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';

@Injectable()
export class AuthorService {
  readonly #logger = new Logger('Authors');

  constructor(
    @Inject(Authors) private readonly authors: Authors,
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
  ) {}

  /**
   * Copies the member's current name. A known author can save while the identity service is unavailable.
   *
   * @throws {AppError} SERVICE_UNAVAILABLE for a new author while identity is unavailable; UNAUTHENTICATED
   *   for an unknown member; ACCOUNT_LIMITED when the member may not publish
   */
  async prepare(userId: number, publishes: boolean): Promise<void> {
    const member = await this.#findMember(userId);
    if (publishes && member?.mayPublish === false)
      throw new AppError('ACCOUNT_LIMITED', { field: 'is_public' });
    if (member) return this.authors.store(member);
    if (!(await this.authors.has(userId))) throw new AppError('UNAUTHENTICATED');
  }

  async #findMember(userId: number): Promise<PublicMember | null> {
    try {
      return await this.identity.findMember(userId);
    } catch (cause) {
      if (!(await this.authors.has(userId))) throw new AppError('SERVICE_UNAVAILABLE', { cause });
      this.#logger.warn(`The identity service does not answer: ${(cause as Error).message}`);
      return null;
    }
  }
}
