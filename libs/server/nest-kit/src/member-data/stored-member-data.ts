import type {
  AuthorState,
  MemberData,
  MemberDataPage,
  MemberFilePart,
  NamedWork,
} from '@danqing/contracts/identity';
import { readDataPage, type DataList } from './read-data-page.ts';

export interface PublicContent {
  moderation: {
    sentReports(userId: number): DataList;
    withdraw(userId: number, withdrawn: boolean): Promise<void>;
    countListed(userId: number): Promise<number>;
  };
  authors: { update(userId: number, author: AuthorState): Promise<void> };
}

/**
 * Member data that a service stores in its database. Subclasses add the data that is specific to their
 * service.
 */
export abstract class StoredMemberData implements MemberData {
  constructor(private readonly content?: PublicContent) {}

  /** Lists all data about a member. A test compares it with the columns of the schema. */
  protected abstract lists(userId: number): DataList[];

  abstract eraseMember(userId: number): Promise<boolean>;

  exportMember(userId: number, after: string | null): Promise<MemberDataPage> {
    const sent = this.content ? [this.content.moderation.sentReports(userId)] : [];
    return readDataPage([...this.lists(userId), ...sent], after);
  }

  async readMemberFile(_userId: number, _file: string, _offset: number): Promise<MemberFilePart | null> {
    return null;
  }

  async withdrawMember(userId: number, withdrawn: boolean): Promise<void> {
    await this.content?.moderation.withdraw(userId, withdrawn);
  }

  async updateAuthor(userId: number, author: AuthorState): Promise<void> {
    await this.content?.authors.update(userId, author);
  }

  async countPublic(userId: number): Promise<number> {
    return this.content?.moderation.countListed(userId) ?? 0;
  }

  async listPublic(_userId: number, _limit: number): Promise<NamedWork[]> {
    return [];
  }
}
