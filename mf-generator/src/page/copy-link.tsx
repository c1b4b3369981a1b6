import { colorsOf, copyWithNotice, type ColorList } from '@danqing/area-kit';
import { usePageData } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { IconButton } from '@danqing/ui-kit';
import Link2 from '@danqing/ui-kit/icons/link-2';
import type { GeneratorState } from '../model/generator-state.ts';
import { addressOf, pathOf } from '../model/address/scheme-address.ts';

/** Copies the link that opens exactly this state. The link has no language; the server uses the visitor's. */
export function CopyLink({ state, list }: { state: GeneratorState; list: ColorList }) {
  const { t } = useTranslation('generator');
  const { basePath } = usePageData();
  const copy = async () => {
    const path = pathOf(addressOf(state, colorsOf(list)));
    // URL escapes the name, because many programs end a link at the first non-ASCII character.
    await copyWithNotice(new URL(`${basePath.slice(0, -1)}${path}`, location.origin).href, {
      copied: t('link.copied'),
      failed: t('link.notCopied'),
      swatch: state.primary.hex,
    });
  };
  return (
    <IconButton label={t('link.copy')} onClick={() => void copy()}>
      <Link2 size={17} strokeWidth={1.6} aria-hidden="true" />
    </IconButton>
  );
}
