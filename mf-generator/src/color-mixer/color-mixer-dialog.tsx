import { colorsOf, type ColorList } from '@danqing/area-kit';
import { cssHsl, cssOklch } from '@danqing/color-core';
import { isNamed } from '@danqing/contracts/page';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button, Dialog, DialogFrame, TextField } from '@danqing/ui-kit';
import Copy from '@danqing/ui-kit/icons/copy';
import Pipette from '@danqing/ui-kit/icons/pipette';
import { useState, type FormEvent, type RefObject } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { colorOfHex, type ChosenColor } from '../model/chosen-color.ts';
import { LchSliders } from '../scheme-swatches/lch-sliders.tsx';
import { NearestColors } from '../scheme-swatches/nearest-colors.tsx';
import { useDraftColor } from '../scheme-swatches/use-draft-color.ts';
import styles from './color-mixer.module.css';
import { eyeDropper } from './eye-dropper.ts';
import { LchPlane } from './lch-plane.tsx';

const FIRST = { hex: '#ED5126' };

export interface ColorMixerDialogProps {
  onClose: () => void;
  value: ChosenColor | null;
  list: ColorList;
  onChoose: (color: ChosenColor) => void;
  returnFocus: RefObject<HTMLElement | null>;
}

export function ColorMixerDialog({ onClose, value, list, onChoose, returnFocus }: ColorMixerDialogProps) {
  const { t } = useTranslation('mixer');
  const { t: words } = useTranslation('generator');
  const [pick] = useState(eyeDropper);
  const draft = useDraftColor(value ?? FIRST);
  const colors = colorsOf(list);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.check()) onChoose(isNamed(draft.color) ? draft.color : colorOfHex(draft.hex, colors));
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogFrame
        className={styles.dialog}
        title={t('title')}
        closeLabel={words('chooser.close')}
        returnFocus={returnFocus}
      >
        <form onSubmit={onSubmit} noValidate className={styles.form}>
          <LchPlane lch={draft.lch} hex={draft.hex} onChange={draft.setLch} />
          <div className={styles.values}>
            <LchSliders lch={draft.lch} hex={draft.hex} onChange={draft.setLch} />
            <div className={styles.fields}>
              <TextField
                label={words('chooser.hex')}
                value={draft.text}
                onChange={(event) => draft.setText(event.target.value)}
                onBlur={draft.check}
                error={draft.invalid ? words('hex.invalid', { text: draft.text.trim() }) : undefined}
                autoComplete="off"
                spellCheck={false}
              />
              {pick ? (
                <Button
                  onClick={async () => {
                    const hex = await pick();
                    if (hex) draft.setColor({ hex });
                  }}
                >
                  <Pipette size={16} strokeWidth={1.6} aria-hidden="true" />
                  {t('fromScreen')}
                </Button>
              ) : null}
            </div>
            <ul className={styles.notations}>
              {[cssOklch(draft.hex), cssHsl(draft.hex)].map((css) => (
                <li key={css}>
                  <Notation css={css} hex={draft.hex} />
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.foot}>
            {list.status === 'loaded' ? (
              <NearestColors wanted={draft.color} colors={list.colors} onChoose={draft.setColor} />
            ) : null}
            <Button variant="primary" type="submit" className={styles.use}>
              <i style={{ background: draft.hex }} aria-hidden="true" />
              {t('use')}
            </Button>
          </div>
        </form>
      </DialogFrame>
    </Dialog>
  );
}

function Notation({ css, hex }: { css: string; hex: string }) {
  const { t } = useTranslation('generator');
  const copy = useCopy();
  return (
    <button
      type="button"
      aria-label={t('strip.copy', { hex: css })}
      className={styles.notation}
      onClick={() => void copy(css, hex)}
    >
      {css}
      <Copy size={15} strokeWidth={1.6} aria-hidden="true" />
    </button>
  );
}
