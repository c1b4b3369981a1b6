import type { LiveOverride } from '@danqing/releases';
import { renderConfirmation, type ConfirmationContext } from '../confirmation/confirmation-page.ts';
import { OVERRIDE_TEXTS } from './override-texts.ts';

export function renderOverridePage(override: LiveOverride, context: ConfirmationContext): string {
  const { locale } = context;
  const texts = OVERRIDE_TEXTS[locale];
  const { area, origin, manifest, expires } = override;
  const minutes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const left = Math.max(1, Math.round((expires - Date.now()) / 60_000));
  return renderConfirmation(
    {
      texts,
      facts: [
        [texts.area, `${manifest?.name[locale] ?? area} (${area})`],
        [texts.origin, origin],
        [texts.validFor, minutes.format(left)],
      ],
      notes: [texts.warning, `<strong>${texts.only}</strong> ${texts.undo}`],
      path: manifest?.routes.find((route) => !route.path.includes(':'))?.path ?? '/',
    },
    context,
  );
}
