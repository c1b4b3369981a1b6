import { ColorName, type ColorList } from '@danqing/area-kit';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, IconButton, TextField } from '@danqing/ui-kit';
import ArrowLeft from '@danqing/ui-kit/icons/arrow-left';
import ArrowRight from '@danqing/ui-kit/icons/arrow-right';
import Copy from '@danqing/ui-kit/icons/copy';
import Lock from '@danqing/ui-kit/icons/lock';
import Plus from '@danqing/ui-kit/icons/plus';
import RotateCcw from '@danqing/ui-kit/icons/rotate-ccw';
import Trash2 from '@danqing/ui-kit/icons/trash-2';
import X from '@danqing/ui-kit/icons/x';
import type { FormEvent } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import type { ChosenColor } from '../model/chosen-color.ts';
import styles from './chooser.module.css';
import { LchSliders } from './lch-sliders.tsx';
import { NearestColors } from './nearest-colors.tsx';
import { MIN_COLORS, isOpenSwatch, MAX_COLORS } from '../model/palette/open-palette.ts';
import type { SwatchView } from '../model/swatch-groups.ts';
import { useDraftColor } from './use-draft-color.ts';
import type { SwatchActions } from './use-swatch-actions.ts';
import { swatchLabel } from '../model/use-swatch-name.ts';

export interface ChooserProps {
  slip: SwatchView;
  list: ColorList;
  actions: SwatchActions;
  onApply: (color: ChosenColor) => void;
  onClose: () => void;
}

/**
 * Renders the colour chooser of a swatch: sliders, neighbours by name, and a hex field. Includes the lock and
 * move buttons for visitors who can use neither keyboard nor drag.
 */
export function Chooser({ slip, list, actions, onApply, onClose }: ChooserProps) {
  const { t } = useTranslation('generator');
  const copy = useCopy();
  const { swatch, exact, color } = slip;
  const locale = useLocale();
  const draft = useDraftColor(exact && color ? color : swatch);

  const close = (act: (slip: SwatchView) => void) => {
    onClose();
    act(slip);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.check()) onApply(draft.color);
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <div className={styles.head}>
        <div className={styles.pair} aria-hidden="true">
          <i style={{ background: swatch.hex }} />
          <i style={{ background: draft.hex }} />
        </div>
        <div className={styles.title}>
          <b>{t('chooser.title', { name: swatchLabel(swatch, t) })}</b>
          {color && locale !== 'zh' ? (
            <p>
              <ColorName color={color} />
            </p>
          ) : null}
          <span>{draft.hex === swatch.hex ? swatch.hex : `${swatch.hex} → ${draft.hex}`}</span>
        </div>
        <IconButton
          label={t('strip.copy', { hex: draft.hex })}
          className={styles.tool}
          onClick={() => void copy(draft.hex, draft.hex)}
        >
          <Copy size={17} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('chooser.close')} className={styles.tool} onClick={onClose}>
          <X size={18} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </div>
      <LchSliders lch={draft.lch} hex={draft.hex} onChange={draft.setLch} />
      {list.status === 'loaded' ? (
        <NearestColors wanted={draft.color} colors={list.colors} onChoose={draft.setColor} />
      ) : null}
      <TextField
        label={t('chooser.hex')}
        value={draft.text}
        onChange={(event) => draft.setText(event.target.value)}
        onBlur={draft.check}
        error={draft.invalid ? t('hex.invalid', { text: draft.text.trim() }) : undefined}
        autoComplete="off"
        spellCheck={false}
        className={styles.hex}
      />
      <div className={styles.foot}>
        {isOpenSwatch(swatch) ? null : (
          <>
            <Button variant="quiet" size="sm" onClick={() => draft.setColor({ hex: swatch.generated })}>
              <RotateCcw size={15} strokeWidth={1.6} aria-hidden="true" />
              {t('chooser.reset')}
            </Button>
            <Button size="sm" onClick={() => actions.lock(slip)}>
              <Lock size={15} strokeWidth={1.6} aria-hidden="true" />
              {t(swatch.locked ? 'chooser.unlock' : 'chooser.lock')}
            </Button>
          </>
        )}
        <IconButton
          label={t('chooser.add')}
          className={styles.tool}
          aria-disabled={actions.count >= MAX_COLORS}
          onClick={() => actions.count < MAX_COLORS && close(actions.add)}
        >
          <Plus size={17} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('chooser.remove')}
          className={styles.tool}
          aria-disabled={actions.count <= MIN_COLORS}
          onClick={() => actions.count > MIN_COLORS && close(actions.remove)}
        >
          <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
        <span className={styles.moves}>
          <IconButton
            label={t('chooser.left')}
            className={styles.tool}
            aria-disabled={!actions.canMove(slip, -1)}
            onClick={() => actions.move(slip, -1)}
          >
            <ArrowLeft size={17} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('chooser.right')}
            className={styles.tool}
            aria-disabled={!actions.canMove(slip, 1)}
            onClick={() => actions.move(slip, 1)}
          >
            <ArrowRight size={17} strokeWidth={1.6} aria-hidden="true" />
          </IconButton>
        </span>
        <Button variant="primary" size="sm" type="submit" className={styles.apply}>
          {t('chooser.apply')}
        </Button>
      </div>
    </form>
  );
}
