import { ApiError } from '@danqing/api-client';
import { notify, useKeyedRequests } from '@danqing/area-kit';
import { requireLogin, usePageData, useSession } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLocation } from '@danqing/shell-sdk/router';
import { lazyChunk, logError } from '@danqing/ui-kit';
import { useEffect, useState } from 'react';
import { useExportPrice, type ExportPrice } from '../claim/export-price.ts';
import { MENU_FORMATS, type ExportFormatId } from '../formats/export-formats.ts';
import type { ExportablePalette } from '../palette/exportable-palette.ts';
import { ExportError } from './export-error.ts';
import type { ExportTrouble } from './export-palette.ts';

const exporter = lazyChunk(() => import('./export-palette.ts').then((part) => part.exportPalette));

export interface PaletteExport {
  /**
   * Exports the palette and reports the result by toast; a visitor signs in first. Continues after the
   * component unmounts. Does nothing while the same format is being exported. Never rejects.
   *
   * @param signal aborts without a message
   */
  start: (format: ExportFormatId, signal?: AbortSignal) => Promise<void>;
  busy: ReadonlySet<ExportFormatId>;
  failures: ReadonlyMap<ExportFormatId, string>;
  /** True while an export waits for sign-in. Callers must keep other dialogs closed meanwhile. */
  signingIn: boolean;
  price: ExportPrice;
  menu: ExportMenu;
}

export interface ExportMenu {
  choices: readonly MenuChoice[];
  allFormats: string;
}

export interface MenuChoice {
  format: (typeof MENU_FORMATS)[number];
  label: string;
  price: string | null;
}

/** Returns the exports of one palette: price, formats in progress and failures. */
export function useExport(palette: ExportablePalette): PaletteExport {
  const { basePath } = usePageData();
  const { status } = useSession();
  const { t } = useTranslation('palette-export');
  const price = useExportPrice(palette);
  const { pathname, search } = useLocation();
  const [exports, requestOf] = useKeyedRequests<ExportFormatId>({ unmount: 'continue' });
  const [signingIn, setSigningIn] = useState(false);

  const turnedAway = signingIn && status === 'signed-out';
  useEffect(() => {
    if (turnedAway) notify({ message: t('signIn'), variant: 'info' });
  }, [turnedAway, t]);

  const requireMember = async () => {
    setSigningIn(status !== 'signed-in');
    const member = await requireLogin();
    // `requireLogin` resolves after the sign-in dialog has closed. Clearing this earlier could open the
    // export dialog over it.
    setSigningIn(false);
    return member;
  };
  const say = (trouble: ExportTrouble) => t(`errors.${trouble}`);
  const messageOf = (error: unknown) => (error instanceof ExportError ? error.message : say('production'));
  const onFailure = (format: ExportFormatId, error: unknown) => {
    const refusal = error instanceof ExportError && error.cause instanceof ApiError ? error.cause : null;
    if (!refusal) logError(`palette-export: ${format} could not be exported`, error);
    const tooFew = refusal?.code === 'CREDITS_INSUFFICIENT';
    const path = `/users/profile?${new URLSearchParams({ for: `${pathname}${search}` })}`;
    notify({
      message: messageOf(error),
      variant: 'error',
      ...(tooFew && { action: { label: t('topUp'), path } }),
    });
  };

  const start = (format: ExportFormatId, signal?: AbortSignal) => {
    const request = requestOf(format);
    return request.start(
      async () => {
        const member = await requireMember();
        if (!member || signal?.aborted) return;
        try {
          const exportPalette = await exporter.load();
          const name = await exportPalette(palette, format, { member, basePath, say, signal });
          notify({ message: t('exported', { file: name }), variant: 'success' });
        } catch (error) {
          if (!signal?.aborted) throw error;
        }
      },
      { onFailure: ({ error }) => onFailure(format, error) },
    );
  };

  const priceLabel = price.credits > 0 ? t('price', { count: price.credits }) : null;
  return {
    start,
    busy: new Set([...exports].filter(([, { phase }]) => phase === 'running').map(([format]) => format)),
    failures: new Map(
      [...exports].flatMap(([format, { failure }]) => (failure ? [[format, messageOf(failure.error)]] : [])),
    ),
    signingIn,
    price,
    menu: {
      choices: MENU_FORMATS.map((format) => ({ format, label: t(`menu.${format}`), price: priceLabel })),
      allFormats: t('menu.all'),
    },
  };
}
