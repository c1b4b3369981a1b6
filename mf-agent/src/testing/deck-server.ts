import {
  THEME_SLOTS,
  type Deck,
  type DeckDesign,
  type DeckPlan,
  type RunEvents,
  type Slide,
} from '@danqing/contracts/agent';
import { vi } from 'vitest';

const notes = '讲稿';
export const slides: readonly Slide[] = [
  { layout: 'title', title: '雨过天青', subtitle: '瓷色', character: '青', notes: '开场' },
  ...Array.from({ length: 6 }, (_, index): Slide => ({
    layout: 'statement',
    text: `要点${index + 2}`,
    support: '展开',
    notes,
  })),
  { layout: 'closing', title: '谢谢', lines: ['请提问'], notes },
];
export const plan: DeckPlan = {
  kind: 'talk',
  locale: 'zh',
  title: '雨过天青',
  subtitle: '瓷色',
  slides: slides.map(({ layout }, index) => ({ layout, title: `提纲${index + 1}` })),
};
export const design: DeckDesign = {
  colors: THEME_SLOTS.map((slot, index) => ({
    slot,
    hex: index === 1 || index === 3 ? '#FFFFFF' : '#1F4B6E',
    name: '青',
  })),
  palette: [
    { hex: '#66A9C9', name: '涧石蓝' },
    { hex: '#1F4B6E', name: '青' },
  ],
  fonts: { heading: 'Georgia', body: 'Arial', eastAsianHeading: 'SimSun', eastAsianBody: 'SimHei' },
};
export const ID = '0b9f0f4e-5a0e-4a55-9c3f-6a1d1f0f7f10';
export const sampleDeck = (fields: Partial<Deck> = {}): Deck => ({
  id: ID,
  title: plan.title,
  topic: '雨过天青',
  format: 'ppt',
  locale: 'zh',
  slides: slides.length,
  written: slides.length,
  palette: { name: '雨过天青', colors: design.palette },
  maker: { kind: 'studio', name: '丹青画室' },
  files: { pptx: `/api/agent/decks/${ID}/deck.pptx`, pdf: `/api/agent/decks/${ID}/deck.pdf` },
  created_at: '2026-11-20T08:00:00.000+00:00',
  expires_at: '2026-12-20T08:00:00.000+00:00',
  ...fields,
});

export const events: [name: keyof RunEvents, data: unknown][] = [
  ['start', { request_id: ID }],
  ['plan', { plan }],
  ['design', { design }],
  ...slides.map((item, index): [keyof RunEvents, unknown] => ['content', { item, index }]),
  ['done', { deck: sampleDeck() }],
];

export function openStream() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  let gone = false;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
    cancel: () => void (gone = true),
  });
  const send = (from: number, to = from + 1) => {
    for (const [index, [name, data]] of events.entries())
      if (index >= from && index < to)
        controller.enqueue(
          new TextEncoder().encode(`id: ${index}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
        );
  };
  return {
    answer: () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    send,
    fail: (error: string) =>
      controller.enqueue(new TextEncoder().encode(`event: error\ndata: ${JSON.stringify({ error })}\n\n`)),
    cut: () => controller.error(new TypeError('network error')),
    isGone: () => gone,
  };
}

type Answer = (request: Request) => Response | Promise<Response>;

/** Stubs `fetch`; the last entry whose path is a prefix of the request's wins. */
export function stubDeckServer(answers: Record<string, Answer> = {}) {
  const asked: { line: string; body: unknown; last: string | null; signal: AbortSignal }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const request = new Request(new URL(url, 'http://localhost'), init);
    const { pathname, search } = new URL(request.url);
    const line = `${request.method} ${pathname}${search}`;
    asked.push({
      line,
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
      last: request.headers.get('last-event-id'),
      signal: request.signal,
    });
    const found = Object.keys(answers).findLast((address) => line.startsWith(address));
    return found ? answers[found]!(request) : new Response('', { status: 404 });
  });
  return { asked, answers };
}

export const ownPalettes =
  (items: unknown[]): Answer =>
  () =>
    Response.json({ success: true, message: '', data: { items, total: items.length, keys: [] } });
export const randomPalettes =
  (data: unknown[]): Answer =>
  () =>
    Response.json({ success: true, message: '', data });
export const decks =
  (data: Deck[]): Answer =>
  () =>
    Response.json({ success: true, data, next: null });
