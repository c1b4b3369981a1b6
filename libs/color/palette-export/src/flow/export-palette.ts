import { ApiError } from '@danqing/api-client';
import type { User } from '@danqing/contracts/identity';
import { authorizedFetch } from '@danqing/shell-sdk';
import { claimPalette } from '../claim/claims.ts';
import type { ExportFormatId } from '../formats/export-formats.ts';
import { loadInks, loadPaletteFormats, produceFile } from '../formats/produce-file.ts';
import type { ExportablePalette } from '../palette/exportable-palette.ts';
import { download } from './download.ts';
import { ExportError } from './export-error.ts';

export type ExportTrouble = 'claim' | 'production' | 'image';

export interface ExportOptions {
  member: User;
  basePath: string;
  say: (trouble: ExportTrouble) => string;
  signal?: AbortSignal;
}

/**
 * Exports a palette for a member. Claims it if another member owns it, then produces and downloads the file
 * (specification part 1 §4).
 *
 * @returns name of the file
 * @throws {ExportError} when the claim or the production fails; after a failed claim no file is produced
 * @throws {DOMException} `AbortError`, or the signal's own reason, when `signal` aborts
 */
export async function exportPalette(
  palette: ExportablePalette,
  format: ExportFormatId,
  { member, basePath, say, signal }: ExportOptions,
): Promise<string> {
  const notProduced = say(format === 'image' ? 'image' : 'production');
  try {
    // Both load before the claim, so that no member pays for a file that cannot be produced.
    const formats = await orSay(() => notProduced, loadPaletteFormats());
    await orSay(() => notProduced, loadInks(palette, format, formats));
    if (palette.saved && palette.saved.ownerId !== member.id) {
      const claim = { userId: member.id, paletteId: palette.saved.id };
      await orSay((cause) => serverSentence(cause) ?? say('claim'), claimPalette(claim, basePath));
    }
    signal?.throwIfAborted();
    const file = await orSay(
      (cause) => refusal(cause) ?? notProduced,
      produceFile(palette, format, formats, { basePath, fetch: authorizedFetch, signal }),
    );
    download(file);
    return file.name;
  } catch (failure) {
    signal?.throwIfAborted();
    throw failure;
  }
}

async function orSay<Result>(sentence: (cause: unknown) => string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    throw new ExportError(sentence(cause), { cause });
  }
}

function serverSentence(cause: unknown): string | undefined {
  const said = cause instanceof ApiError && cause.code !== 'NETWORK' && cause.code !== 'UNEXPECTED_RESPONSE';
  return said ? cause.message : undefined;
}

/** Returns the server's message only for client errors, which the visitor can act on. */
function refusal(cause: unknown): string | undefined {
  return cause instanceof ApiError && cause.status < 500 ? serverSentence(cause) : undefined;
}
