import { sampleColors } from '@danqing/area-kit/testing';
import type { ChangePaletteRequest, Palette } from '@danqing/contracts/palettes';
import { refusing, stubRequests, type StubbedRequests } from '@danqing/shell-sdk/testing';
import { PAGE_SIZE } from '../data/list-state.ts';

export { never, refusing } from '@danqing/shell-sdk/testing';

export interface PaletteServer extends StubbedRequests {
  own: Palette[];
  public: Palette[];
  claimed: number[];
}

export const failing = () => new Response('', { status: 503 });

function ownPage(own: readonly Palette[], query: URLSearchParams) {
  const [limit, after] = [Number(query.get('limit')), Number(query.get('after') ?? Infinity)];
  const near = query.get('near');
  const found = own.filter(
    ({ name, colors }) =>
      name.includes(query.get('search') ?? '') && (!near || colors.some(({ hex }) => hex === near)),
  );
  const start = after === Infinity ? 0 : found.findIndex(({ id }) => id === after) + 1;
  return {
    items: found.slice(start, start + limit),
    total: found.length,
    keys: found.filter((_, index) => (index + 1) % limit === 0).map(({ id }) => id),
  };
}

export function stubPaletteServer(lists: { own?: Palette[]; public?: Palette[] } = {}): PaletteServer {
  const deleted = new Map<number, { list: 'own' | 'public'; index: number; palette: Palette }[]>();
  const server: PaletteServer = {
    own: lists.own ?? [],
    public: lists.public ?? [],
    claimed: [],
    ...stubRequests((request) => answer(request)),
  };
  const success = (data?: unknown) => Response.json({ success: true, message: '', data });

  const answer = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const id = Number(/^\/api\/palettes\/(\d+)/.exec(pathname)?.[1]);
    switch (`${request.method} ${pathname.replace(/\d+/, ':id')}`) {
      case 'GET /api/colors':
        return Response.json(sampleColors);
      case 'GET /api/palettes':
        return success(ownPage(server.own, searchParams));
      case 'GET /api/palettes/public': {
        const page = Number(searchParams.get('page'));
        const items = server.public.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
        return success({ items, total: server.public.length, page, pageSize: PAGE_SIZE });
      }
      case 'GET /api/downloads':
        return success({ paletteIds: server.claimed });
      case 'POST /api/palettes': {
        const saved = {
          ...(server.own[0] as Palette),
          ...((await request.json()) as Partial<Palette>),
          id: 999,
        };
        server.own = [saved, ...server.own];
        return success(saved);
      }
      case 'GET /api/palettes/:id': {
        const palette = [...server.own, ...server.public].find((one) => one.id === id);
        return palette ? success(palette) : refusing(404, 'PALETTE_NOT_FOUND', '未找到该调色板')();
      }
      case 'PATCH /api/palettes/:id': {
        const { version, ...change } = (await request.json()) as ChangePaletteRequest;
        const index = server.own.findIndex((one) => one.id === id);
        const palette = server.own[index]!;
        if (palette.version !== version) return refusing(409, 'PALETTE_CHANGED', '已在别处修改')();
        const changed = { ...palette, ...change, version: version + 1 } as Palette;
        server.own = server.own.with(index, changed);
        return success(changed);
      }
      case 'DELETE /api/palettes/:id': {
        const taken = (['own', 'public'] as const).flatMap((list) =>
          server[list].flatMap((palette, index) => (palette.id === id ? [{ list, index, palette }] : [])),
        );
        if (taken.length === 0) return refusing(404, 'PALETTE_NOT_FOUND', '未找到该调色板')();
        deleted.set(id, taken);
        for (const { list, index } of taken) server[list] = server[list].toSpliced(index, 1);
        return success();
      }
      case 'POST /api/palettes/:id/undelete': {
        for (const { list, index, palette } of deleted.get(id) ?? [])
          server[list] = server[list].toSpliced(index, 0, palette);
        return deleted.delete(id) ? success() : refusing(404, 'PALETTE_NOT_FOUND', '未找到该调色板')();
      }
    }
    return new Response('', { status: 404 });
  };

  return server;
}
