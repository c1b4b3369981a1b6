import { sampleColors } from '@danqing/area-kit/testing';
import { API } from '@danqing/contracts/api';
import type { Collection, CollectionImage, Painted, PoemResponse } from '@danqing/contracts/creations';
import type { User } from '@danqing/contracts/identity';
import {
  sampleMember,
  refusing,
  stubRequests,
  type StubbedRequests,
  type Respond,
} from '@danqing/shell-sdk/testing';

export { never, refusing } from '@danqing/shell-sdk/testing';

export const member: User = { ...sampleMember, credits: 10 };

const example = API['GET /api/collections/:id']!.example!.answer as Collection;
export const samplePoem = API['POST /api/ai/poem']!.example!.answer as PoemResponse;
export const painted = API['POST /api/ai/image']!.example!.answer as Painted;
const [picture] = example.images as [CollectionImage];

export const samplePicture = (id: number, fields: Partial<CollectionImage> = {}): CollectionImage => ({
  ...picture,
  id,
  video_url: null,
  video_webm_url: null,
  video_poster_url: null,
  video_maker: null,
  video_user: null,
  ...fields,
});

export const sampleCollection = (id: number, fields: Partial<Collection> = {}): Collection => ({
  ...example,
  id,
  title: `诗${id}`,
  images: [samplePicture(id * 10)],
  user: { id: member.id, name: member.name, email: null, image: null },
  ...fields,
});

export interface GalleryServer extends StubbedRequests {
  collections: Collection[];
}

export const failing: Respond = () => new Response('<h1>502</h1>', { status: 502 });

export function openStream() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  return {
    answer: () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    send: (name: string, data: unknown) =>
      controller.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => controller.close(),
  };
}

const PAGE_SIZE = 12;

export function stubGalleryServer(collections: Collection[] = []): GalleryServer {
  let deleted: Collection | undefined;
  const server: GalleryServer = {
    collections,
    ...stubRequests((request) => answer(request)),
  };
  const find = (id: number) => server.collections.find((one) => one.id === id);
  const missing = refusing(404, 'COLLECTION_NOT_FOUND', '未找到创作内容');
  const answer: Respond = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const id = Number(/\/(\d+)/.exec(pathname)?.[1]);
    const name = searchParams.get('name');
    switch (`${request.method} ${pathname.replace(/\d+/, ':id')}`) {
      case 'GET /api/colors':
        return Response.json(name === null ? sampleColors : sampleColors.filter((one) => one.name === name));
      case 'GET /api/collections': {
        const page = Number(searchParams.get('page'));
        const found = server.collections.filter(
          ({ color, is_listed }) => is_listed && (name === null || color.name === name),
        );
        const data = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
        return Response.json({ data, pages: Math.ceil(found.length / PAGE_SIZE) });
      }
      case 'GET /api/collections/:id':
        return find(id) ? Response.json(find(id)) : missing(request);
      case 'PATCH /api/collections/:id':
        Object.assign(find(id)!, await request.json());
        return Response.json(find(id));
      case 'DELETE /api/collections/:id':
        deleted = find(id);
        server.collections = server.collections.filter((one) => one.id !== id);
        return new Response(null, { status: 204 });
      case 'POST /api/collections/:id/undelete':
        if (deleted) server.collections = [...server.collections, deleted];
        return Response.json(deleted);
      case 'POST /api/ai/poem':
        return Response.json(samplePoem);
    }
    return new Response('', { status: 404 });
  };
  return server;
}
