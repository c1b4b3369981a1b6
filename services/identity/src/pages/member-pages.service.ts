import { memberIdSchema, type NamedWork } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import type { ListedPage, PagesPort, ServicePage } from '@danqing/contracts/ports';
import { AppError } from '@danqing/nest-kit';
import { Inject, Injectable } from '@nestjs/common';
import { MemberDataSources } from '../member-data/member-data-sources.ts';
import { MemberService } from '../member/member.service.ts';
import { memberPage } from './member-page.ts';

export const MEMBER_PAGE = 'member';

const NAMED = 12;
const NONE: readonly NamedWork[] = [];

/** Server-rendered member pages. Page requests are anonymous, so a private page is not found. */
@Injectable()
export class MemberPages implements PagesPort {
  constructor(
    @Inject(MemberService) private readonly members: MemberService,
    @Inject(MemberDataSources) private readonly sources: MemberDataSources,
  ) {}

  async resolvePage(
    _kind: string,
    { id: text }: Readonly<Record<string, string>>,
    locale: Locale,
  ): Promise<ServicePage> {
    const { data: id } = memberIdSchema.safeParse(text);
    if (id === undefined) return { status: 404 };
    try {
      const member = await this.members.page(id, null);
      const works = await this.sources.ofWorks((service) => service.listPublic(id, NAMED), NONE);
      return memberPage({ member, ...works, locale });
    } catch (error) {
      if (error instanceof AppError && error.code === 'MEMBER_NOT_FOUND') return { status: 404 };
      throw error;
    }
  }

  /**
   * Empty on purpose: pages of works link to their authors, and no list of all members may exist (ADR 61).
   */
  listPages(): Promise<ListedPage[]> {
    return Promise.resolve([]);
  }
}
