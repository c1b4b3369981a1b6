import { memberIdSchema, type MemberWorks, type NamedWork } from '@danqing/contracts/identity';
import type { Locale } from '@danqing/contracts/locale';
import { cocreatePort, creationsPort, palettesPort } from '@danqing/contracts/ports';
import type { ListedPage, PagesPort, ServicePage } from '@danqing/contracts/ports';
import { AppError, portToken } from '@danqing/nest-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { MemberService } from '../member/member.service.ts';
import { memberPage } from './member-page.ts';

export const MEMBER_PAGE = 'member';

const NAMED = 12;

/** Server-rendered member pages. Page requests are anonymous, so a private page is not found. */
@Injectable()
export class MemberPages implements PagesPort {
  readonly #logger = new Logger('Members');

  constructor(
    @Inject(MemberService) private readonly members: MemberService,
    @Inject(portToken(palettesPort)) private readonly palettes: MemberWorks,
    @Inject(portToken(creationsPort)) private readonly creations: MemberWorks,
    @Inject(portToken(cocreatePort)) private readonly cocreate: MemberWorks,
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
      const [palettes, collections, colors] = await Promise.all([
        this.#newest(this.palettes, id),
        this.#newest(this.creations, id),
        this.#newest(this.cocreate, id),
      ]);
      return memberPage({ member, palettes, collections, colors, locale });
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

  #newest(service: MemberWorks, id: number): Promise<NamedWork[]> {
    return service.listPublic(id, NAMED).catch((error: Error) => {
      this.#logger.warn(`The works of a member are not listed: ${error.message}`);
      return [];
    });
  }
}
