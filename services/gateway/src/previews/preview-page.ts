import { ERROR_STATUS, ERRORS, type ErrorCode } from '@danqing/contracts/errors';
import { SHELL_AREA } from '@danqing/contracts/releases';
import type { LivePreview } from '@danqing/releases';
import {
  renderConfirmation,
  renderRefusal,
  type ConfirmationContext,
} from '../confirmation/confirmation-page.ts';
import { PREVIEW_TEXTS } from './preview-texts.ts';

export function renderPreviewPage({ releases, expires }: LivePreview, context: ConfirmationContext): string {
  const { locale } = context;
  const texts = PREVIEW_TEXTS[locale];
  // The server does not know the visitor's time zone.
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const first = releases.find(({ area }) => area !== SHELL_AREA);
  return renderConfirmation(
    {
      texts,
      facts: [
        ...releases.map(
          ({ release, descriptor: { manifest } }) =>
            [texts.release, `${manifest.name[locale]} (${manifest.area}) ${release.slice(0, 6)}`] as const,
        ),
        [texts.until, `${date.format(expires)} UTC`],
      ],
      notes: [texts.shows, `<strong>${texts.trust}</strong>`],
      path: first?.descriptor.manifest.routes.find((route) => !route.path.includes(':'))?.path ?? '/',
    },
    context,
  );
}

export function refusePreview(
  code: ErrorCode,
  context: ConfirmationContext,
): { status: number; html: string } {
  const { kind, message } = ERRORS[code];
  const { refused: title, home: link } = PREVIEW_TEXTS[context.locale];
  return {
    status: ERROR_STATUS[kind],
    html: renderRefusal({ title, message: message[context.locale], link }, context),
  };
}
