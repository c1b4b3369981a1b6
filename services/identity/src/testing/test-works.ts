import type { CreationsPort } from '@danqing/contracts/creations';
import type {
  AuthorState,
  MemberData,
  MemberDataPage,
  MemberFilePart,
  NamedWork,
} from '@danqing/contracts/identity';

export class TestWorks implements CreationsPort, MemberData {
  away = false;
  readonly counts = new Map<number, number>();
  readonly newest = new Map<number, NamedWork[]>();
  readonly names = new Map<number, string>();
  readonly pages = new Map<number, boolean>();
  readonly pictures = new Set<string>();
  readonly avatars = new Map<number, string>();

  async countPublic(userId: number): Promise<number> {
    this.#answer();
    return this.counts.get(userId) ?? 0;
  }

  async listPublic(userId: number, limit: number): Promise<NamedWork[]> {
    this.#answer();
    return (this.newest.get(userId) ?? []).slice(0, limit);
  }

  async updateAuthor(userId: number, { name, hasPage }: AuthorState): Promise<void> {
    this.#answer();
    this.names.set(userId, name);
    this.pages.set(userId, hasPage);
  }

  async ownsPicture(userId: number, file: string): Promise<boolean> {
    this.#answer();
    return this.pictures.has(`${userId} ${file}`);
  }

  async keepAvatar(userId: number, file: string | null): Promise<string | null> {
    if (file === null) this.avatars.delete(userId);
    if (file === null || !(await this.ownsPicture(userId, file))) return null;
    const smallest = file.replace(/\d+\.webp$/, '320.webp');
    this.avatars.set(userId, smallest);
    return smallest;
  }

  records: { list: string; data: Record<string, unknown> }[] = [];
  readonly files = new Map<string, Buffer>();
  readonly withdrawn = new Set<number>();
  readonly erased: number[] = [];
  busy = false;

  async exportMember(_: number, after: string | null): Promise<MemberDataPage> {
    this.#answer();
    const at = Number(after ?? 0);
    const next = at + 2 < this.records.length ? String(at + 2) : null;
    const files = after === null ? [...this.files.keys()] : [];
    return { records: this.records.slice(at, at + 2), files, next };
  }

  async readMemberFile(_: number, file: string, offset: number): Promise<MemberFilePart | null> {
    this.#answer();
    const bytes = this.files.get(file);
    return bytes
      ? { bytes: bytes.subarray(offset, offset + 100_000).toString('base64'), size: bytes.byteLength }
      : null;
  }

  async withdrawMember(userId: number, withdrawn: boolean): Promise<void> {
    this.#answer();
    if (withdrawn) this.withdrawn.add(userId);
    else this.withdrawn.delete(userId);
  }

  async eraseMember(userId: number): Promise<boolean> {
    this.#answer();
    if (!this.busy) this.erased.push(userId);
    return !this.busy;
  }

  #answer(): void {
    if (this.away) throw new Error('the service is away');
  }
}
