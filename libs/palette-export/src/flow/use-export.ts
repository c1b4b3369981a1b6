import { ApiError } from '@danqing/api-client';
import { notify } from '@danqing/area-kit';
import { requireLogin, usePageData, useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLocation } from '@danqing/shell-sdk/router';
import { logError } from '@danqing/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useExportPrice, type ExportPrice } from '../claim/export-price.ts';
import { MENU_FORMATS, type ExportFormatId } from '../formats/export-formats.ts';
import type { ExportablePalette } from '../palette/exportable-palette.ts';
import { ExportError, exportPalette, type ExportTrouble } from './export-palette.ts';

export interface PaletteExport {
  /**
   * Exports the palette and says by toast what became of it; a visitor signs in first. It goes on when the component is
   * gone; nothing happens while the same format is on its way. Never rejects.
   *
   * @param signal ends it without a word
   */
  start: (format: ExportFormatId, signal?: AbortSignal) => Promise<void>;
  /** Formats on their way. */
  busy: ReadonlySet<ExportFormatId>;
  /** What went wrong, by format, until it is tried again. */
  failures: ReadonlyMap<ExportFormatId, string>;
  /** An export waits for the sign-in. Its dialog may be open, so no other dialog may be. */
  signingIn: boolean;
  price: ExportPrice;
  menu: ExportMenu;
}

/** What a palette's own menu offers. */
export interface ExportMenu {
  /** The two choices of the specification (part 1 §2), for `start`. */
  choices: readonly MenuChoice[];
  /** Name of the item that opens the dialog with all formats. */
  allFormats: string;
}

export interface MenuChoice {
  format: (typeof MENU_FORMATS)[number];
  label: string;
  /** `1 点`, or null when it costs nothing. */
  price: string | null;
}

/** The exports of one palette: what it costs, what is on its way, what went wrong. */
export function useExport(palette: ExportablePalette): PaletteExport {
  const { basePath } = usePageData();
  const { status } = useSession();
  const { t } = useTranslation('palette-export');
  const price = useExportPrice(palette);
  const { pathname, search } = useLocation();
  const underway = useRef(new Set<ExportFormatId>());
  const [busy, setBusy] = useState<ReadonlySet<ExportFormatId>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<ExportFormatId, string>>(new Map());
  const [signingIn, setSigningIn] = useState(false);

  const turnedAway = signingIn && status === 'signed-out';
  useEffect(() => {
    if (turnedAway) notify({ message: t('signIn'), variant: 'info' });
  }, [turnedAway, t]);

  const requireMember = async () => {
    setSigningIn(status !== 'signed-in');
    const member = await requireLogin();
    // Only now: the sign-in dialog is gone before another one may come back.
    setSigningIn(false);
    return member;
  };
  const say = (trouble: ExportTrouble) => t(`errors.${trouble}`);
  const setFailure = (format: ExportFormatId, message: string | null) =>
    setFailures((current) => {
      const next = new Map(current);
      if (message === null) next.delete(format);
      else next.set(format, message);
      return next;
    });

  const start = async (format: ExportFormatId, signal?: AbortSignal) => {
    if (underway.current.has(format)) return;
    underway.current.add(format);
    setBusy(new Set(underway.current));
    setFailure(format, null);
    try {
      const member = await requireMember();
      if (!member || signal?.aborted) return;
      const name = await exportPalette(palette, format, { member, basePath, say, signal });
      notify({ message: t('exported', { file: name }), variant: 'success' });
    } catch (failure) {
      if (signal?.aborted) return;
      const expected = failure instanceof ExportError && failure.cause instanceof ApiError;
      if (!expected) logError(`palette-export: ${format} could not be exported`, failure);
      const message = failure instanceof ExportError ? failure.message : say('production');
      setFailure(format, message);
      const tooFew =
        failure instanceof ExportError &&
        failure.cause instanceof ApiError &&
        failure.cause.code === 'CREDITS_INSUFFICIENT';
      const path = `/users/profile?${new URLSearchParams({ for: `${pathname}${search}` })}`;
      notify({ message, variant: 'error', ...(tooFew && { action: { label: t('topUp'), path } }) });
    } finally {
      underway.current.delete(format);
      setBusy(new Set(underway.current));
    }
  };

  const priceLabel = price.credits > 0 ? t('price', { count: price.credits }) : null;
  return {
    start,
    busy,
    failures,
    signingIn,
    price,
    menu: {
      choices: MENU_FORMATS.map((format) => ({ format, label: t(`menu.${format}`), price: priceLabel })),
      allFormats: t('menu.all'),
    },
  };
}
