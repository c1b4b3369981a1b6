import { isNamed, pageTitle } from '@danqing/contracts';
import { navigate, OpenFrame, useAccent, useLocale, usePageData, useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useSearchParams } from '@danqing/shell-sdk/router';
import { IconButton } from '@danqing/ui-kit';
import X from 'lucide-react/icons/x';
import { useMemo } from 'react';
import { ColorBlock } from '../color-block/color-block.tsx';
import { PaletteStrip } from '../palette-strip/palette-strip.tsx';
import { Previews } from '../previews/previews.tsx';
import { colorPath, type ChosenColor } from './chosen-color.ts';
import { Controls } from './controls.tsx';
import type { GeneratorState } from './generator-state.ts';
import styles from './generator.module.css';
import { ListFailure } from './list-failure.tsx';
import type { ColorList } from './route-color.ts';
import { previewSwatches, schemeOf } from './scheme.ts';
import { useGeneratorState } from './use-generator-state.ts';

interface GeneratorProps {
  routeColor: ChosenColor;
  /** What the visitor came with instead: a palette to go on with. */
  restored: GeneratorState | null;
  list: ColorList;
}

/** A colour, its scheme, and what the scheme looks like on real things. */
export function Generator({ routeColor, restored, list }: GeneratorProps) {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const [invalidHex, dismissInvalidHex] = useInvalidHex();
  const [state, dispatch] = useGeneratorState(routeColor, restored, list);
  const { primary } = state;
  const scheme = useMemo(() => schemeOf(state), [state]);
  const previewed = useMemo(() => previewSwatches(state, scheme), [state, scheme]);
  useAccent(primary);
  useTitle(pageTitle(isNamed(primary) ? primary.name : primary.hex, locale));

  const choosePrimary = (color: ChosenColor) => {
    dispatch({ type: 'primary-chosen', color });
    if (colorPath(color) !== colorPath(primary)) navigate(colorPath(color));
  };
  return (
    <OpenFrame block={<ColorBlock color={primary} />}>
      <div className={styles.work}>
        <div className={styles.top}>
          <Controls state={state} scheme={scheme} list={list} dispatch={dispatch} onPrimary={choosePrimary} />
          {invalidHex === null ? null : (
            <div className={styles.note} role="alert">
              <p>{t('hex.invalid', { text: invalidHex })}</p>
              <IconButton label={t('hex.dismiss')} className={styles.dismiss} onClick={dismissInvalidHex}>
                <X size={16} strokeWidth={1.6} aria-hidden="true" />
              </IconButton>
            </div>
          )}
          {list.status === 'failed' ? <ListFailure onRetry={list.retry} /> : null}
        </div>
        <PaletteStrip
          state={state}
          scheme={scheme}
          list={list}
          onReplace={(swatch, hex) => dispatch({ type: 'swatch-replaced', swatch, hex })}
        />
        <Previews swatches={previewed} />
      </div>
    </OpenFrame>
  );
}

/** What stands in the query as `hex` and is none, as long as it stands there, and how to take it away. */
function useInvalidHex(): [invalidHex: string | null, dismiss: () => void] {
  const { invalidHex } = usePageData();
  const [query, setQuery] = useSearchParams();
  const dismiss = () =>
    setQuery(
      (current) => {
        current.delete('hex');
        return current;
      },
      { replace: true },
    );
  return [invalidHex !== null && query.get('hex')?.startsWith(invalidHex) ? invalidHex : null, dismiss];
}
