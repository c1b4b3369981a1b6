import type { ApplyPatternResponse } from '@danqing/contracts/agent';
import { vi } from 'vitest';
import { samplePalette } from '@danqing/area-kit/testing';

type Answer = () => Response | Promise<Response>;

export const applied = (fields: Partial<ApplyPatternResponse> = {}): Answer => {
  const answer: ApplyPatternResponse = {
    success: true,
    imageUrl: '/api/agent/products/3f6c9a0d5b7e4c218a90d1e2f3a4b5c6.webp',
    credits: 8,
    width: 1200,
    height: 900,
    maker: { kind: 'studio', name: '丹青画室' },
    ...fields,
  };
  return () => Response.json(answer);
};

export const refused =
  (status: number, code: string, message: string, headers: Record<string, string> = {}): Answer =>
  () =>
    Response.json({ success: false, code, message, error: message, traceId: 'trace' }, { status, headers });

export function stubProductServer(...answers: Answer[]) {
  const server = { bodies: [] as { image: string; category: string }[], answers };
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (!pathname.endsWith('/apply-pattern')) {
      const data = { items: [samplePalette(1)], total: 1, page: 1, pageSize: 20, keys: [] };
      return Promise.resolve(Response.json({ success: true, message: '', data }));
    }
    server.bodies.push(JSON.parse(String(init?.body)) as { image: string; category: string });
    const next = server.answers.length > 1 ? server.answers.shift() : server.answers[0];
    return Promise.resolve(next!());
  });
  return server;
}
