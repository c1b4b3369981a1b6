import type { ColorList } from '@danqing/area-kit';
import { colorLabel } from '@danqing/contracts/page';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, IconButton } from '@danqing/ui-kit';
import Plus from '@danqing/ui-kit/icons/plus';
import X from '@danqing/ui-kit/icons/x';
import { useState } from 'react';
import { ColorGridButton } from '../color-grid/color-grid.tsx';
import { ColorPicker } from '../color-picker/color-picker.tsx';
import { ExportPalette } from '../exporting/export-palette.tsx';
import { SavePalette } from '../saving/save-palette.tsx';
import { SchemeMode } from '../scheme-mode/scheme-mode.tsx';
import { CopyLink } from './copy-link.tsx';
import type { ChosenColor } from '../model/chosen-color.ts';
import { shownMode, type GeneratorState } from '../model/generator-state.ts';
import type { PaletteSource } from '../model/palette/open-palette.ts';
import styles from '../layout/layout.module.css';
import type { SchemeSwatch } from '../model/scheme.ts';
import type { GeneratorDispatch } from '../model/generator-store.ts';

interface ControlsProps {
  state: GeneratorState;
  scheme: readonly SchemeSwatch[];
  list: ColorList;
  dispatch: GeneratorDispatch;
  onPrimary: (color: ChosenColor) => void;
  onSecond: (color: ChosenColor) => void;
  onRenewed: (source: PaletteSource) => void;
}

export function Controls({ state, scheme, list, dispatch, onPrimary, onSecond, onRenewed }: ControlsProps) {
  const { t } = useTranslation('generator');
  return (
    <div className={styles.controls}>
      <SchemeMode mode={shownMode(state)} dispatch={dispatch} className={styles.modes} />
      <ColorPicker
        label={t('picker.primary')}
        className={styles.picker}
        value={state.primary}
        list={list}
        onChoose={onPrimary}
        onSecond={onSecond}
      />
      {state.mode === 'dual' ? <SecondColor state={state} list={list} dispatch={dispatch} /> : null}
      <div className={styles.actions}>
        <ColorGridButton primary={state.primary} list={list} onPrimary={onPrimary} />
        <CopyLink state={state} list={list} />
        <ExportPalette state={state} scheme={scheme} list={list} />
        <SavePalette state={state} scheme={scheme} list={list} onRenewed={onRenewed} />
      </div>
    </div>
  );
}

function SecondColor({ state, list, dispatch }: Pick<ControlsProps, 'state' | 'list' | 'dispatch'>) {
  const { t } = useTranslation('generator');
  const { secondary, secondaryShown } = state;
  const locale = useLocale();
  const [justAdded, setJustAdded] = useState(false);
  if (!secondaryShown) {
    return (
      <Button
        variant="dashed"
        className={styles.add}
        onClick={() => {
          setJustAdded(true);
          dispatch({ type: 'secondary-shown', shown: true });
        }}
      >
        <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
        <span className={styles.longLabel}>{t('secondary.add')}</span>
        <span className={styles.shortLabel} aria-hidden="true">
          {t('picker.secondary')}
        </span>
      </Button>
    );
  }
  const name = secondary && colorLabel(secondary, locale);
  return (
    <span className={styles.second}>
      <ColorPicker
        label={t('picker.secondary')}
        className={styles.secondPicker}
        value={secondary}
        list={list}
        initiallyOpen={justAdded}
        onChoose={(color) => dispatch({ type: 'secondary-chosen', color })}
      />
      <IconButton
        label={t('secondary.remove', { name: name ?? '' }).trim()}
        className={styles.remove}
        onClick={() => dispatch({ type: 'secondary-shown', shown: false })}
      >
        <X size={17} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </span>
  );
}
