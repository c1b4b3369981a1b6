import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActiveArea, ReleaseDocument } from '@danqing/contracts/releases';
import { buildApplication, type Application, type FirstFiles } from '@danqing/mf-config/application';
import { completeDocument } from '../../smoke/complete-document.ts';
import { mountCandidate, readPage } from '../../smoke/mount-candidate.ts';
import { WORKSPACE } from '../../steps.ts';

export const VARIANTS = ['federation', 'bundle', 'routes'] as const;
export type Variant = (typeof VARIANTS)[number];

export interface BuiltVariant {
  shape: Variant;
  page: (html: string, url: URL) => Promise<string>;
  read: (area: string, path: string) => Buffer | null;
}

const AREAS = ['agent', 'cocreate', 'gallery', 'generator', 'palettes', 'profile'];
const AREA_ROOTS = Object.fromEntries(AREAS.map((area) => [area, join(WORKSPACE, `mf-${area}`)]));
const SHELL_ROOT = join(WORKSPACE, 'shell');

export function federatedVariant(): BuiltVariant {
  const roots: Record<string, string> = { shell: SHELL_ROOT, ...AREA_ROOTS };
  return {
    shape: 'federation',
    page: (html) => Promise.resolve(html),
    read: (area, path) => (roots[area] ? readOrNull(join(roots[area], 'dist', path)) : null),
  };
}

export async function applicationVariant(shape: 'bundle' | 'routes', folder: string): Promise<BuiltVariant> {
  const application = await buildApplication({ shellRoot: SHELL_ROOT, areaRoots: AREA_ROOTS, shape, folder });
  return {
    shape,
    async page(html, url) {
      const page = readPage(html);
      if (!page) throw new Error('the gateway answered with something that is no page');
      let document = await completeDocument(new URL(page.data.basePath, url), page.document);
      let mounted = html;
      for (const candidate of candidates(document, application)) {
        mounted = mountCandidate(mounted, { candidate, document }, url.pathname);
        document = readPage(mounted)!.document;
      }
      return mounted;
    },
    read: (_area, path) => readOrNull(join(folder, path)),
  };
}

function candidates({ shell, areas }: ReleaseDocument, { files, ...application }: Application): ActiveArea[] {
  const base = `areas/shell/application/`;
  const own = (area: ActiveArea, { scripts, styles, texts }: FirstFiles): ActiveArea => ({
    ...area,
    base,
    scripts,
    styles,
    texts,
    integrity: Object.fromEntries(
      [...scripts, ...styles, ...Object.values(texts ?? {})].map((file) => [file, files[file] ?? '']),
    ),
    fallback: null,
  });
  return [
    ...areas.flatMap((area) => {
      const first = application.areas[area.area];
      return first ? [own(area, first)] : [];
    }),
    own(shell, application.shell),
  ];
}

function readOrNull(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
