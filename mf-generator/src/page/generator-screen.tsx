import { colorsOf, type ColorList } from '@danqing/area-kit';
import { nameWithGloss } from '@danqing/contracts/page';
import { OpenFrame, useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { VisuallyHidden } from '@danqing/ui-kit';
import { memo, useMemo } from 'react';
import { ColorBlock } from '../color-block/color-block.tsx';
import { ColorGridCard } from '../color-grid/color-grid.tsx';
import { useUndoKeys } from '../history/use-undo-keys.ts';
import { SchemeSwatches } from '../scheme-swatches/scheme-swatches.tsx';
import { ColorVisionProvider } from '../seeing/color-vision-context.tsx';
import { ViewTabs } from '../views/view-tabs.tsx';
import { Controls } from './controls.tsx';
import { DismissableNote } from '../notes/dismissable-note.tsx';
import type { ChosenColor } from '../model/chosen-color.ts';
import { drawColors } from '../model/draw-colors.ts';
import styles from '../layout/layout.module.css';
import { InvalidHexNote } from '../notes/invalid-hex-note.tsx';
import { ListFailure } from '../notes/list-failure.tsx';
import { previewSwatches, schemeOf } from '../model/scheme.ts';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import { SchemeTools } from './scheme-tools.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { shownMode } from '../model/generator-state.ts';
import type { GeneratorModel } from '../model/use-generator-state.ts';

interface GeneratorScreenProps extends GeneratorModel {
  list: ColorList;
}

export const GeneratorScreen = memo(function GeneratorScreen({ list, ...model }: GeneratorScreenProps) {
  const { t } = useTranslation('generator');
  const locale = useLocale();
  const { state, dispatch, choosePrimary, canUndo, canRedo } = model;
  const [announcement, announce] = useAnnouncement();
  const { primary } = state;
  const scheme = useMemo(() => schemeOf(state), [state]);
  const previewed = useMemo(() => previewSwatches(state, scheme), [state, scheme]);

  const undo = () => {
    dispatch({ type: 'undo' });
    if (canUndo) announce(t('history.undone'));
  };
  const redo = () => {
    dispatch({ type: 'redo' });
    if (canRedo) announce(t('history.redone'));
  };
  useUndoKeys(undo, redo);
  const chooseSecond = (color: ChosenColor) => {
    dispatch({ type: 'mode-chosen', mode: 'dual' });
    dispatch({ type: 'secondary-chosen', color });
  };
  const regenerate = () => {
    const drawn = drawColors(colorsOf(list), primary);
    if (!drawn) return;
    dispatch({ type: 'colors-drawn', ...drawn });
    announce(t('tools.regenerated', { name: nameWithGloss(drawn.primary, locale) }));
  };
  const onRegenerate = list.status === 'loaded' ? regenerate : null;
  return (
    <ColorVisionProvider>
      <OpenFrame block={<ColorBlock color={primary} />}>
        <div className={styles.work}>
          <div className={styles.top}>
            <Controls
              state={state}
              scheme={scheme}
              list={list}
              dispatch={dispatch}
              onPrimary={choosePrimary}
              onSecond={chooseSecond}
              onRenewed={model.renewSource}
            />
            <InvalidHexNote />
            {model.linkBroken ? (
              <DismissableNote text={t('link.broken')} onDismiss={model.dismissBrokenLink} />
            ) : null}
            {list.status === 'failed' ? <ListFailure onRetry={list.retry} /> : null}
          </div>
          <SchemeSwatches
            state={state}
            scheme={scheme}
            list={list}
            dispatch={dispatch}
            announce={announce}
            onRegenerate={onRegenerate}
            tools={
              <SchemeTools
                mode={shownMode(state)}
                dispatch={dispatch}
                canUndo={canUndo}
                canRedo={canRedo}
                onUndo={undo}
                onRedo={redo}
                onRegenerate={onRegenerate}
              />
            }
            extra={<ColorGridCard primary={primary} list={list} onPrimary={choosePrimary} />}
          />
          <VisuallyHidden>
            <span role="status">{announcement}</span>
          </VisuallyHidden>
          <Shortcuts />
          <ViewTabs
            primary={primary}
            scheme={scheme}
            previewed={previewed}
            list={list}
            onReplace={(swatch, color) => dispatch({ type: 'swatch-replaced', swatch, color })}
          />
        </div>
      </OpenFrame>
    </ColorVisionProvider>
  );
});
