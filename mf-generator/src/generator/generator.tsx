import { isNamed, pageTitle } from '@danqing/contracts';
import { OpenFrame, useAccent, useLocale, usePageData, useTitle } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useSearchParams } from '@danqing/shell-sdk/router';
import { VisuallyHidden } from '@danqing/ui-kit';
import { useMemo } from 'react';
import { ColorBlock } from '../color-block/color-block.tsx';
import { ColorGridPlace } from '../color-grid/color-grid.tsx';
import { useUndoKeys } from '../history/use-undo-keys.ts';
import { PaletteStrip } from '../palette-strip/palette-strip.tsx';
import type { SchemeAddress } from '../scheme-link/scheme-address.ts';
import { ColorVisionProvider } from '../seeing/color-vision-context.tsx';
import { ViewTabs } from '../views/view-tabs.tsx';
import type { ChosenColor } from './chosen-color.ts';
import { Controls } from './controls.tsx';
import { DismissableNote } from './dismissable-note.tsx';
import { drawColors } from './draw-colors.ts';
import type { GeneratorState } from './generator-state.ts';
import styles from './generator.module.css';
import { ListFailure } from './list-failure.tsx';
import { colorsOf, type ColorList } from './route-color.ts';
import { previewSwatches, schemeOf } from './scheme.ts';
import { SchemeTools } from './scheme-tools.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useGeneratorState } from './use-generator-state.ts';

interface GeneratorProps {
  routeColor: ChosenColor;
  address: SchemeAddress;
  /** What the visitor came with instead: a palette to go on with. */
  restored: GeneratorState | null;
  list: ColorList;
}

/** A colour, its scheme, and what the scheme looks like on real things. */
export function Generator({ routeColor, address, restored, list }: GeneratorProps) {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const [invalidHex, dismissInvalidHex] = useInvalidHex();
  const model = useGeneratorState(routeColor, address, restored, list);
  const { state, dispatch, choosePrimary, canUndo, canRedo } = model;
  const [announcement, announce] = useAnnouncement();
  const { primary } = state;
  const scheme = useMemo(() => schemeOf(state), [state]);
  const previewed = useMemo(() => previewSwatches(state, scheme), [state, scheme]);
  useAccent(primary);
  useTitle(pageTitle(isNamed(primary) ? primary.name : primary.hex, locale));

  const undo = () => {
    dispatch({ type: 'undo' });
    if (canUndo) announce(t('history.undone'));
  };
  const redo = () => {
    dispatch({ type: 'redo' });
    if (canRedo) announce(t('history.redone'));
  };
  useUndoKeys(undo, redo);
  const regenerate = () => {
    const drawn = drawColors(colorsOf(list), primary);
    if (!drawn) return;
    dispatch({ type: 'colors-drawn', ...drawn });
    announce(t('tools.regenerated', { name: drawn.primary.name }));
  };
  const onRegenerate = list.status === 'loaded' ? regenerate : null;
  // The address follows a moment after the colour: what does not show it stays as it is then.
  const block = useMemo(() => <ColorBlock color={primary} />, [primary]);
  return (
    <ColorVisionProvider>
      <OpenFrame block={block}>
        <div className={styles.work}>
          <div className={styles.top}>
            <Controls
              state={state}
              scheme={scheme}
              list={list}
              dispatch={dispatch}
              onPrimary={choosePrimary}
            />
            {invalidHex === null ? null : (
              <DismissableNote text={t('hex.invalid', { text: invalidHex })} onDismiss={dismissInvalidHex} />
            )}
            {model.linkBroken ? (
              <DismissableNote text={t('link.broken')} onDismiss={model.dismissBrokenLink} />
            ) : null}
            {list.status === 'failed' ? <ListFailure onRetry={list.retry} /> : null}
          </div>
          <PaletteStrip
            state={state}
            scheme={scheme}
            list={list}
            dispatch={dispatch}
            announce={announce}
            onRegenerate={onRegenerate}
            tools={
              <SchemeTools
                canUndo={canUndo}
                canRedo={canRedo}
                onUndo={undo}
                onRedo={redo}
                onRegenerate={onRegenerate}
              />
            }
            extra={<ColorGridPlace primary={primary} list={list} onPrimary={choosePrimary} />}
          />
          <VisuallyHidden>
            <span role="status">{announcement}</span>
          </VisuallyHidden>
          <ViewTabs primary={primary} scheme={scheme} previewed={previewed} list={list} />
        </div>
      </OpenFrame>
    </ColorVisionProvider>
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
