import { ApiError } from '@danqing/api-client';
import type { User } from '@danqing/contracts/identity';
import { authorizedFetch } from '@danqing/shell-sdk';
import { claimPalette } from '../claim/claims.ts';
import type { ExportFormatId } from '../formats/export-formats.ts';
import { loadPaletteFormats, produceFile } from '../formats/produce-file.ts';
import type { ExportablePalette } from '../palette/exportable-palette.ts';
import { download } from './download.ts';

/** An export that ended without a file. The message is fit to be shown. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
}

export type ExportTrouble = 'claim' | 'production' | 'image';

export interface ExportOptions {
  /** Who exports. */
  member: User;
  /** `PageData.basePath`. */
  basePath: string;
  /** The sentence for the visitor, where the server has not said it. */
  say: (trouble: ExportTrouble) => string;
  signal?: AbortSignal;
}

/**
 * Exports a palette for a member: claims it when it is another's, makes the file and downloads it, in this order
 * (specification part 1 §4).
 *
 * @returns name of the file
 * @throws {ExportError} when the claim failed, and then nothing was made, or the making
 * @throws {DOMException} `AbortError` (or the signal's own reason) when `signal` ended it; nothing to report
 */
export async function exportPalette(
  palette: ExportablePalette,
  format: ExportFormatId,
  { member, basePath, say, signal }: ExportOptions,
): Promise<string> {
  const notProduced = say(format === 'image' ? 'image' : 'production');
  try {
    // Before the claim, so that no member pays for a file that cannot be written.
    const formats = await orSay(() => notProduced, loadPaletteFormats());
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

/** What the server said, when it was ours that answered. */
function serverSentence(cause: unknown): string | undefined {
  const said = cause instanceof ApiError && cause.code !== 'NETWORK' && cause.code !== 'UNEXPECTED_RESPONSE';
  return said ? cause.message : undefined;
}

/** What the server said when the visitor can do something about it; of its own failures we speak ourselves. */
function refusal(cause: unknown): string | undefined {
  return cause instanceof ApiError && cause.status < 500 ? serverSentence(cause) : undefined;
}
