import type { CreationsPort } from '@danqing/contracts/creations';
import type { AuthorState, MemberDataPage, MemberFilePart, NamedWork } from '@danqing/contracts/identity';

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

  /** What is exported of every member. */
  records: { list: string; data: Record<string, unknown> }[] = [];
  /** Files of every member by name. */
  readonly files = new Map<string, Buffer>();
  /** Members whose works are withdrawn, and who was erased. */
  readonly withdrawn = new Set<number>();
  readonly erased: number[] = [];
  /** Whether something is under way that has to end before a member is erased. */
  busy = false;

  async exportMember(_: number, after: string | null): Promise<MemberDataPage> {
    this.answer();
    const at = Number(after ?? 0);
    const next = at + 2 < this.records.length ? String(at + 2) : null;
    const files = after === null ? [...this.files.keys()] : [];
    return { records: this.records.slice(at, at + 2), files, next };
  }

  async readMemberFile(_: number, file: string, offset: number): Promise<MemberFilePart | null> {
    this.answer();
    const bytes = this.files.get(file);
    return bytes
      ? { bytes: bytes.subarray(offset, offset + 100_000).toString('base64'), size: bytes.byteLength }
      : null;
  }

  async withdrawMember(userId: number, withdrawn: boolean): Promise<void> {
    this.answer();
    if (withdrawn) this.withdrawn.add(userId);
    else this.withdrawn.delete(userId);
  }

  async eraseMember(userId: number): Promise<boolean> {
    this.answer();
    if (!this.busy) this.erased.push(userId);
    return !this.busy;
  }

  private answer(): void {
    if (this.away) throw new Error('the service is away');
  }
}
