import { newTargetSchema, type NewTarget } from '@danqing/contracts/releases';
import { InvalidArgumentError } from '@danqing/nest-kit/command-line';
import { readTokenFile } from './running-site.ts';

export interface TargetOptions {
  kind: string;
  url?: string;
  to?: string;
  secretFile?: string;
  language?: string;
  areas?: string[];
  on?: string[];
}

const OPTIONS: Record<string, string> = {
  kind: '--kind',
  url: '--url',
  address: '--to',
  secret: '--secret-file',
  language: '--language',
  areas: '--areas',
  kinds: '--on',
};

/** The kind of target decides which options it needs. */
export async function readTarget(name: string, options: TargetOptions): Promise<NewTarget> {
  const { kind, url, to, secretFile, language, areas, on } = options;
  const parsed = newTargetSchema.safeParse({
    name,
    kind,
    url: url?.startsWith('@') ? await readTokenFile(url.slice(1), '--url') : url,
    address: to,
    secret: secretFile && (await readTokenFile(secretFile, '--secret-file')),
    language,
    areas,
    kinds: on,
  });
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  const field = String(path[0] ?? 'kind');
  throw new InvalidArgumentError(`${OPTIONS[field] ?? field}: ${message}.`);
}
