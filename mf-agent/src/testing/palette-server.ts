import type { User } from '@danqing/contracts/identity';
import { sampleMember } from '@danqing/shell-sdk/testing';
import { vi } from 'vitest';

export const member: User = { ...sampleMember, credits: 10 };

const PAGE = 20;

type Answer = (search: URLSearchParams) => Response | Promise<Response>;
export const failing = (): Response => new Response('', { status: 503 });
export const refusing = (): Response =>
  Response.json({ success: false, code: 'UNAUTHORIZED' }, { status: 401 });
export const never = (): Promise<Response> => new Promise<Response>(() => {});

export function stubPaletteServer(lists: { own?: unknown[]; public?: unknown[] } = {}) {
  const server = {
    asked: [] as string[],
    own: ((search) => listed(lists.own ?? [], (Number(search.get('after') ?? 0) || 0) + 1)) as Answer,
    public: ((search) => listed(lists.public ?? [], Number(search.get('page') ?? 1))) as Answer,
  };
  /** The cursor of a page of own palettes is the previous page's number. */
  const listed = (items: unknown[], page: number) =>
    Response.json({
      success: true,
      message: '',
      data: {
        items: items.slice((page - 1) * PAGE, page * PAGE),
        total: items.length,
        page,
        pageSize: PAGE,
        keys: Array.from(
          { length: Math.max(0, Math.ceil(items.length / PAGE) - 1) },
          (_, index) => index + 1,
        ),
      },
    });
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    server.asked.push(pathname);
    return Promise.resolve(
      pathname.endsWith('/public') ? server.public(searchParams) : server.own(searchParams),
    );
  });
  return server;
}
