import { sampleColors } from '@danqing/area-kit/testing';
import type { User } from '@danqing/contracts/identity';
import {
  readCatalogues,
  renderInShell,
  sampleMember,
  type RenderInShellOptions,
} from '@danqing/shell-sdk/testing';
import { afterEach, beforeEach, vi } from 'vitest';
import { exportDialogCatalogues } from './dialog/dialog-catalogues.ts';
import { exportCatalogues } from './flow/export-catalogues.ts';
import type { ExportablePalette } from './palette/exportable-palette.ts';

export const member: User = { ...sampleMember, credits: 10 };

const palette: ExportablePalette = {
  name: '江南春水',
  description: '雨后',
  author: '林晚',
  colors: [
    { hex: '#57C3C2', name: '石绿', pinyin: 'shí lǜ', type: 'primary' },
    { hex: '#EEF7F2', name: '月白', pinyin: 'yuè bái', type: 'scheme', shade: '50' },
  ],
};
let lastId = 0;

export const unsavedPalette = palette;
export const ownPalette = (): ExportablePalette => ({
  ...palette,
  saved: { id: ++lastId, ownerId: member.id },
});
export const othersPalette = (): ExportablePalette => ({ ...palette, saved: { id: ++lastId, ownerId: 3 } });

type Answer = (body: unknown) => Promise<Response>;

export const success =
  (data: unknown): Answer =>
  () =>
    Promise.resolve(Response.json({ success: true, message: '', data }));
export const refused =
  (status: number, code: string, message: string): Answer =>
  () =>
    Promise.resolve(
      Response.json({ success: false, code, message, error: message, traceId: 't1' }, { status }),
    );
export const offline: Answer = () => Promise.reject(new TypeError('offline'));
export const file =
  (type: string): Answer =>
  () =>
    Promise.resolve(new Response('ink', { headers: { 'content-type': type } }));

export const server = {
  claim: vi.fn<Answer>(),
  downloads: vi.fn<Answer>(),
  'export-image': vi.fn<Answer>(),
  'export-pdf': vi.fn<Answer>(),
  colors: vi.fn<Answer>(),
};
/** Chronological events: the last path segment of each request, and the names of downloaded files. */
export const events: string[] = [];
export const downloads: Blob[] = [];

export function setUpExport(): void {
  beforeEach(() => {
    localStorage.clear();
    events.length = 0;
    downloads.length = 0;
    server.claim.mockReset().mockImplementation(success({ credits: 9 }));
    server['export-image'].mockReset().mockImplementation(file('image/png'));
    server['export-pdf'].mockReset().mockImplementation(file('application/pdf'));
    server.colors.mockReset().mockImplementation(() => Promise.resolve(Response.json(sampleColors)));
    server.downloads.mockReset().mockImplementation(success({ paletteIds: [] }));
    vi.stubGlobal('fetch', (url: string, { body, signal }: RequestInit) => {
      const call = url.split('/').at(-1) as keyof typeof server;
      if (body !== undefined) events.push(call);
      return Promise.race([
        server[call](body === undefined ? body : JSON.parse(body as string)),
        new Promise<never>((_, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason as Error)),
        ),
      ]);
    });
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      downloads.push(content as Blob);
      return `blob:${downloads.length}`;
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      events.push(this.download);
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

const catalogues = {
  'palette-export': await readCatalogues(exportCatalogues),
  'palette-export-dialog': await readCatalogues(exportDialogCatalogues),
};

export const renderAsMember = (ui: React.ReactNode, options: RenderInShellOptions = {}) =>
  renderInShell(ui, { catalogues, user: member, ...options });
