import type { CreationsPort } from '@danqing/contracts/creations';
import type { AuthorState, NamedWork } from '@danqing/contracts/identity';

/** A service that keeps works of members, as this one sees it; that of the creations keeps pictures too. */
export class TestWorks implements CreationsPort {
  /** Whether it fails when asked. */
  away = false;
  /** Public works by member. */
  readonly counts = new Map<number, number>();
  /** The newest of them. */
  readonly newest = new Map<number, NamedWork[]>();
  /** Names of authors by member. */
  readonly names = new Map<number, string>();
  /** Whether names lead to pages, by member. */
  readonly pages = new Map<number, boolean>();
  /** `<member> <file>` of pictures that members had made. */
  readonly pictures = new Set<string>();
  /** Files that are kept as avatars. */
  readonly avatars = new Map<number, string>();

  async countPublic(userId: number): Promise<number> {
    this.answer();
    return this.counts.get(userId) ?? 0;
  }

  async listPublic(userId: number, limit: number): Promise<NamedWork[]> {
    this.answer();
    return (this.newest.get(userId) ?? []).slice(0, limit);
  }

  async updateAuthor(userId: number, { name, hasPage }: AuthorState): Promise<void> {
    this.answer();
    this.names.set(userId, name);
    this.pages.set(userId, hasPage);
  }

  async ownsPicture(userId: number, file: string): Promise<boolean> {
    this.answer();
    return this.pictures.has(`${userId} ${file}`);
  }

  async keepAvatar(userId: number, file: string | null): Promise<string | null> {
    if (file === null) this.avatars.delete(userId);
    if (file === null || !(await this.ownsPicture(userId, file))) return null;
    const smallest = file.replace(/\d+\.webp$/, '320.webp');
    this.avatars.set(userId, smallest);
    return smallest;
  }

  private answer(): void {
    if (this.away) throw new Error('the service is away');
  }
}
