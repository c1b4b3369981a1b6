import { colorsOf, type ColorList } from '@danqing/area-kit';
import { nearestColors, type Position } from '@danqing/color-core';
import { nameWithGloss } from '@danqing/contracts/page';
import { ReducedNote } from '@danqing/picture-colors';
import { useLocale } from '@danqing/shell-sdk';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { VisuallyHidden } from '@danqing/ui-kit';
import { useMemo, useState } from 'react';
import { ColorChoice, type ChoiceActions } from './color-choice.tsx';
import { RegionMask } from './region-mask.tsx';
import { FoundColors } from './found-colors.tsx';
import styles from './picture.module.css';
import { PictureCanvas } from './picture-canvas.tsx';
import { PictureTools } from './picture-tools.tsx';
import { Pins, placeIn } from './pins.tsx';
import { usePickedColors } from './use-picked-colors.ts';
import type { Picture } from './use-picture.ts';

interface FoundPictureProps {
  picture: Extract<Picture, { phase: 'read' }>;
  count: number;
  label: string;
  list: ColorList;
  onCount: (count: number) => void;
  onFile: (file: File) => void;
  onRemove: () => void;
  actions: ChoiceActions;
}

export function FoundPicture({
  picture,
  count,
  label,
  list,
  onCount,
  onFile,
  onRemove,
  actions,
}: FoundPictureProps) {
  const { t } = useTranslation('pictures');
  const locale = useLocale();
  const { file, preview, result } = picture;
  const colors = colorsOf(list);
  const { colors: pointed, put } = usePickedColors(result, preview);
  const found = useMemo(
    () => pointed.map((color) => ({ ...color, nearest: nearestColors(color.hex, colors, 1)[0] ?? null })),
    [pointed, colors],
  );
  const [selected, setSelected] = useState<{ result: typeof result; index: number } | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const isSelected = selected?.result === result && selected.index < found.length;
  const chosen = isSelected ? selected.index : 0;
  const shown = over ?? (isSelected ? chosen : null);
  const select = (index: number) => setSelected({ result, index });
  const color = found[chosen];
  const move = (index: number, place: Position) => {
    if (put(index, place)) select(index);
  };
  const isPixel = color?.share === null;
  // A picked pixel has no region in the image to highlight.
  const veiled = shown !== null && found[shown]?.share !== null ? shown : null;

  return (
    <>
      {result.reducedFrom ? <ReducedNote size={result.reducedFrom} className={styles.reduced} /> : null}
      <div className={styles.parts}>
        <div>
          {preview ? (
            <PictureCanvas
              preview={preview}
              label={t('picture', { name: file.name })}
              onPress={(event) => move(result.colors.length, placeIn(event.currentTarget, event))}
            >
              <RegionMask result={result} color={veiled} />
              <Pins
                colors={found}
                shown={shown ?? chosen}
                onSelect={select}
                onPoint={setOver}
                onMove={move}
              />
            </PictureCanvas>
          ) : null}
          <PictureTools count={count} onCount={onCount} onFile={onFile} onRemove={onRemove} />
        </div>
        <FoundColors found={found} chosen={chosen} onSelect={select} onPoint={setOver} />
      </div>
      <VisuallyHidden>
        <span role="status">
          {isPixel ? `${color.nearest ? nameWithGloss(color.nearest.color, locale) : ''} ${color.hex}` : null}
        </span>
      </VisuallyHidden>
      {color ? (
        <ColorChoice color={color} found={found} label={label} colors={colors} actions={actions} />
      ) : null}
    </>
  );
}
