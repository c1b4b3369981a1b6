import {
  newTargetSchema,
  quietHoursSchema,
  scheduleRequestSchema,
  type NewTarget,
  type QuietHours,
  type ScheduleRequest,
} from '@danqing/contracts/releases';
import { InvalidArgumentError } from '@danqing/nest-kit/command-line';
import type { z } from 'zod';
import { readTokenFile } from './running-site.ts';

export interface TargetOptions {
  kind: string;
  url?: string;
  to?: string;
  secretFile?: string;
  language?: string;
  areas?: string[];
  on?: string[];
  quiet?: string;
  rota?: string;
}

export interface ScheduleOptions {
  quiet?: string;
  rota?: string;
  onCallUntil?: string;
}

const NONE = 'none';
const OPTIONS: Record<string, string> = {
  kind: '--kind',
  url: '--url',
  address: '--to',
  secret: '--secret-file',
  language: '--language',
  areas: '--areas',
  kinds: '--on',
  quiet: '--quiet',
  rota: '--rota',
  on_call_until: '--on-call-until',
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
    quiet: options.quiet && readQuietHours(options.quiet),
    rota: options.rota && Number(options.rota),
  });
  return parsed.success ? parsed.data : refuse(parsed.error);
}

/** `none` removes a part of the schedule. */
export function readSchedule({ quiet, rota, onCallUntil }: ScheduleOptions): ScheduleRequest {
  const parsed = scheduleRequestSchema.safeParse({
    quiet: quiet === NONE ? null : quiet && readQuietHours(quiet),
    rota: rota === NONE ? null : rota && Number(rota),
    on_call_until: onCallUntil === NONE ? null : onCallUntil,
  });
  return parsed.success ? parsed.data : refuse(parsed.error);
}

function readQuietHours(text: string): QuietHours {
  const [, from, until, zone] = /^(.*)-(\d.*)@(.+)$/.exec(text) ?? [];
  const parsed = quietHoursSchema.safeParse({ from, until, zone });
  if (!parsed.success)
    throw new InvalidArgumentError('--quiet: Name hours and time zone, such as 22:00-07:00@Asia/Shanghai.');
  return parsed.data;
}

function refuse({ issues: [issue] }: z.ZodError): never {
  const field = String(issue?.path[0] ?? 'kind');
  throw new InvalidArgumentError(`${OPTIONS[field] ?? field}: ${issue?.message}.`);
}
