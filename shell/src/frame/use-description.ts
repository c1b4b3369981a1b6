import { isNamed, type RouteMatch } from '@danqing/contracts';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useEffect, useSyncExternalStore } from 'react';
import { useShell } from '../shell-context.ts';

/**
 * Keeps the page's description in step with what it shows, in its language. The gateway writes the same sentences into
 * the first page. `match` is null where nothing is found.
 */
export function useDescription(match: RouteMatch | null): void {
  const { accent, locale } = useShell();
  const { t } = useTranslation();
  const color = useSyncExternalStore(accent.subscribe, accent.get);
  const page = match?.route.page;
  const description = !page
    ? t('description.missing')
    : page.kind === 'text'
      ? page.description[locale]
      : isNamed(color)
        ? t('description.named', { name: color.name, pinyin: color.pinyin, hex: color.hex })
        : t('description.custom', { hex: color.hex });
  useEffect(() => {
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [description]);
}
