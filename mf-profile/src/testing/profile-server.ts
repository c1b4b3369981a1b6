import type { ColorGroup } from '@danqing/contracts/cocreate';
import { API } from '@danqing/contracts/api';
import type { Collection, CollectionsResponse, MemberPicture } from '@danqing/contracts/creations';
import type { CreditEntry } from '@danqing/contracts/credits';
import type { ChangeMemberRequest, MemberPage, MemberPageResponse } from '@danqing/contracts/identity';
import type { Palette, PaletteResponse } from '@danqing/contracts/palettes';
import {
  PAYMENT_METHODS,
  type Order,
  type OrderResponse,
  type PaymentMethod,
} from '@danqing/contracts/payments';
import {
  sampleMember,
  refusing,
  stubRequests,
  type StubbedRequests,
  type Respond,
} from '@danqing/shell-sdk/testing';

export { never, refusing } from '@danqing/shell-sdk/testing';

const example = (API['GET /api/users/:id/orders/:orderId']!.example!.answer as OrderResponse).data;
export const sampleOrder = (number: number, fields: Partial<Order> = {}): Order => ({
  ...example,
  id: `2026112301234567${String(number).padStart(4, '0')}`,
  ...fields,
});

const paletteExample = (API['GET /api/palettes/:id']!.example!.answer as PaletteResponse).data;
export const samplePalette = (id: number, fields: Partial<Palette> = {}): Palette => ({
  ...paletteExample,
  id,
  name: `调色板${id}`,
  ...fields,
});

const collectionExample = (API['GET /api/collections']!.example!.answer as CollectionsResponse).data[0]!;
export const sampleCollection = (id: number, fields: Partial<Collection> = {}): Collection => ({
  ...collectionExample,
  id,
  title: `诗画${id}`,
  ...fields,
});

export const samplePicture = (id: number): MemberPicture => {
  const url = (width: number) => `/api/creations/pictures/${String(id).padStart(32, '0')}-${width}.webp`;
  return { id, url: url(1024), sizes: [320, 1024].map((width) => ({ url: url(width), width })) };
};

export interface ProfileServer extends StubbedRequests {
  orders: Order[];
  paymentMethods: readonly PaymentMethod[];
  colors: ColorGroup[];
  credits: number;
  member: MemberPage;
  palettes: Palette[];
  collections: Collection[];
  pictures: MemberPicture[];
  changes: ChangeMemberRequest[];
  history: CreditEntry[];
}

export const failing: Respond = () => new Response('<h1>502</h1>', { status: 502 });

const samplePage = (API['GET /api/users/:id/public']!.example!.answer as MemberPageResponse).data;

/** Paginates by cursor, as the server does. */
function worksOf<Work extends { id: number }>(works: readonly Work[], query: URLSearchParams): Response {
  const after = Number(query.get('after') ?? Number.POSITIVE_INFINITY);
  const rest = works.filter(({ id }) => id < after);
  const data = rest.slice(0, Number(query.get('limit') ?? 24));
  return Response.json({
    success: true,
    data,
    next: rest.length > data.length ? (data.at(-1)?.id ?? null) : null,
  });
}

export function stubProfileServer(): ProfileServer {
  const server: ProfileServer = {
    orders: [],
    paymentMethods: PAYMENT_METHODS,
    colors: [],
    credits: sampleMember.credits ?? 0,
    member: { ...samplePage, id: sampleMember.id, name: sampleMember.name },
    palettes: [],
    collections: [],
    pictures: [],
    changes: [],
    history: [],
    ...stubRequests((request) => answer(request)),
  };
  const answer: Respond = (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const own = `/api/users/${sampleMember.id}/orders`;
    const page = Number(searchParams.get('page') ?? 1);
    if (pathname === '/api/auth/me')
      return Response.json({ success: true, data: { user: { ...sampleMember, credits: server.credits } } });
    if (pathname === '/api/payments/methods')
      return Response.json({ success: true, data: server.paymentMethods });
    if (pathname === `/api/users/${sampleMember.id}/credits`)
      return Response.json({ success: true, data: server.history, next: null });
    if (pathname === '/api/co-create/colors')
      return Response.json({ items: server.colors, total: server.colors.length, page, pageSize: 12 });
    const member = `/api/users/${server.member.id}`;
    if (pathname === member && request.method === 'PATCH')
      return request.json().then((change: ChangeMemberRequest) => {
        server.changes.push(change);
        const {
          name = sampleMember.name,
          avatar_url: image = null,
          is_public = server.member.is_public,
        } = change;
        server.member = { ...server.member, name, is_public };
        return Response.json({ success: true, data: { user: { ...sampleMember, name, image }, is_public } });
      });
    if (pathname === `${member}/public`) return Response.json({ success: true, data: server.member });
    if (pathname === `${member}/images`) return Response.json({ success: true, data: server.pictures });
    for (const kind of ['palettes', 'collections'] as const)
      if (pathname === `${member}/${kind}`) return worksOf<Palette | Collection>(server[kind], searchParams);
    if (pathname === own) {
      const data = server.orders.slice((page - 1) * 10, page * 10);
      return Response.json({ success: true, data, total: server.orders.length, page, pageSize: 10 });
    }
    const order = server.orders.find(({ id }) => pathname === `${own}/${id}`);
    return order
      ? Response.json({ success: true, data: order })
      : refusing(404, 'ORDER_NOT_FOUND', '未找到订单')(request);
  };
  return server;
}
