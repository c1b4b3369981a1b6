import { sampleColors } from '@danqing/area-kit/testing';
import type {
  CocreatedColor,
  CocreatedColorDetail,
  ColorGroup,
  GeneratedColor,
  Mint,
  NftItem,
  SuggestNamesResponse,
} from '@danqing/contracts/cocreate';
import { refusing, stubRequests, type StubbedRequests } from '@danqing/shell-sdk/testing';
import { sampleColor, sampleGenerated, sampleMint } from './samples.ts';

export { never, refusing } from '@danqing/shell-sdk/testing';

export interface CocreateServer extends StubbedRequests {
  colors: CocreatedColor[];
  nfts: NftItem[];
  minting: boolean;
  mints: Map<number, Mint>;
  liked: Set<number>;
  generated: GeneratedColor;
  suggestions: SuggestNamesResponse;
}

export const failing = () => new Response('', { status: 503 });

function groupsOf(colors: readonly CocreatedColor[]): ColorGroup[] {
  const first = colors.filter(({ name }, index) => colors.findIndex((one) => one.name === name) === index);
  return first.map((color) => {
    const all = colors.filter(({ name }) => name === color.name);
    return { ...color, group_items: all.slice(0, 5), group_total: all.length };
  });
}

export function stubCocreateServer(colors: CocreatedColor[] = []): CocreateServer {
  const deleted = new Map<number, CocreatedColor>();
  const server: CocreateServer = {
    colors,
    nfts: [],
    minting: true,
    mints: new Map(),
    liked: new Set(),
    generated: sampleGenerated,
    suggestions: { names: [], filtered: [], suggestions: [], maker: { kind: 'studio', name: '丹青画室' } },
    ...stubRequests((request) => answer(request)),
  };
  const missing = refusing(404, 'COCREATED_COLOR_NOT_FOUND', '未找到该颜色');

  const answer = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const id = Number(/colors\/(\d+)/.exec(pathname)?.[1]);
    const color = server.colors.find((one) => one.id === id);
    if (pathname.startsWith('/api/co-create/colors/by-name/')) {
      const name = decodeURIComponent(pathname.split('/').at(-1) ?? '');
      const excluded = Number(searchParams.get('excludeId'));
      return Response.json({
        items: server.colors.filter((one) => one.name === name && one.id !== excluded).slice(0, 8),
      });
    }
    switch (`${request.method} ${pathname.replace(/\d+/, ':id')}`) {
      case 'GET /api/colors':
        return Response.json(sampleColors);
      case 'GET /api/co-create/colors': {
        const pageSize = Number(searchParams.get('pageSize'));
        const groups = groupsOf(server.colors);
        const hex = searchParams.get('hex');
        const holding = groups.findIndex((group) => group.group_items.some((item) => item.hex === hex));
        const page =
          Number(searchParams.get('page')) || (holding >= 0 ? Math.floor(holding / pageSize) + 1 : 1);
        const items = groups.slice((page - 1) * pageSize, page * pageSize);
        return Response.json({ items, total: groups.length, page, pageSize });
      }
      case 'POST /api/co-create/colors': {
        const saved = sampleColor(900, (await request.json()) as Partial<CocreatedColor>);
        server.colors = [saved, ...server.colors];
        return Response.json({ id: saved.id }, { status: 201 });
      }
      case 'GET /api/co-create/colors/:id': {
        const detail: CocreatedColorDetail | undefined = color && {
          ...color,
          liked: server.liked.has(id),
          hidden_reason: null,
          network: server.minting ? 'Conflux eSpace' : null,
          mint: server.mints.get(id) ?? null,
        };
        return detail ? Response.json(detail) : missing();
      }
      case 'POST /api/co-create/colors/:id/like': {
        if (!color) return missing();
        const liked = !server.liked.delete(id);
        if (liked) server.liked.add(id);
        color.likes_count += liked ? 1 : -1;
        return Response.json({ likes_count: color.likes_count, liked });
      }
      case 'POST /api/co-create/colors/:id/mint': {
        const { address } = (await request.json()) as { address: string };
        if (!/^0x[0-9a-f]{40}$/i.test(address))
          return refusing(400, 'MINT_ADDRESS_INVALID', '地址无效，请填写完整的 0x 地址')();
        const mint = server.mints.get(id) ?? { ...sampleMint, token_id: String(id), receiver: address };
        server.mints.set(id, mint);
        return Response.json(mint, { status: 202 });
      }
      case 'DELETE /api/co-create/colors/:id':
        if (!color) return missing();
        deleted.set(id, color);
        server.colors = server.colors.filter((one) => one !== color);
        return new Response(null, { status: 204 });
      case 'POST /api/co-create/colors/:id/undelete': {
        const back = deleted.get(id);
        if (!back) return missing();
        server.colors = [back, ...server.colors];
        return Response.json(back);
      }
      case 'POST /api/ai/generate-color':
        return Response.json(server.generated);
      case 'POST /api/ai/image-from-name':
        return Response.json({
          imageUrl: '/api/creations/pictures/bamboo-1024.webp',
          imageId: 5,
          credits: 9,
        });
      case 'POST /api/ai/suggest-color-names':
        return Response.json(server.suggestions);
      case 'GET /api/nfts': {
        const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('pageSize'))];
        const items = server.nfts.slice((page - 1) * size, page * size);
        return Response.json({ items, total: server.nfts.length, minting: server.minting });
      }
    }
    return new Response('', { status: 404 });
  };

  return server;
}
