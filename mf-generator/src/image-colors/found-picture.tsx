import { colorsOf, type ColorList } from '@danqing/area-kit';
import { nearestColors, textOn } from '@danqing/color-core';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useMemo, useState } from 'react';
import type { ChosenColor } from '../model/chosen-color.ts';
import { ColorChoice } from './color-choice.tsx';
import { ColorVeil } from './color-veil.tsx';
import { FoundColors } from './found-colors.tsx';
import styles from './picture.module.css';
import { PictureCanvas } from './picture-canvas.tsx';
import { PictureTools } from './picture-tools.tsx';
import type { Picture } from './use-picture.ts';

interface FoundPictureProps {
  picture: Extract<Picture, { phase: 'read' }>;
  count: number;
  label: string;
  list: ColorList;
  onCount: (count: number) => void;
  onFile: (file: File) => void;
  onRemove: () => void;
  onChoose: (color: ChosenColor) => void;
}

/** A picture with its colours: where each one is, how much of it there is, and which traditional colour is near. */
export function FoundPicture({
  picture,
  count,
  label,
  list,
  onCount,
  onFile,
  onRemove,
  onChoose,
}: FoundPictureProps) {
  const { t } = useTranslation('generator');
  const { file, preview, result } = picture;
  const colors = colorsOf(list);
  const found = useMemo(
    () =>
      result.colors.map((color) => ({ ...color, nearest: nearestColors(color.hex, colors, 1)[0] ?? null })),
    [result, colors],
  );
  const [selected, setSelected] = useState<{ result: typeof result; index: number } | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  // Another count makes other colours; the choice starts anew.
  const chosen = selected?.result === result ? selected.index : 0;
  const shown = pointed ?? (selected?.result === result ? chosen : null);
  const select = (index: number) => setSelected({ result, index });
  const color = found[chosen];

  return (
    <>
      <div className={styles.parts}>
        <div>
          {preview ? (
            <PictureCanvas preview={preview} label={t('image.picture', { name: file.name })}>
              <ColorVeil result={result} color={shown} />
              {found.map(({ hex, place }, index) =>
                place ? (
                  <button
                    key={hex}
                    type="button"
                    // The list beside it is what the keyboard goes through.
                    tabIndex={-1}
                    className={styles.pin}
                    data-shown={(shown ?? chosen) === index}
                    style={{
                      left: `${place.x * 100}%`,
                      top: `${place.y * 100}%`,
                      background: hex,
                      color: textOn(hex),
                    }}
                    aria-label={t('image.place', { number: index + 1, hex })}
                    onPointerEnter={() => setPointed(index)}
                    onPointerLeave={() => setPointed(null)}
                    onClick={() => select(index)}
                  >
                    {index + 1}
                  </button>
                ) : null,
              )}
            </PictureCanvas>
          ) : null}
          <PictureTools count={count} onCount={onCount} onFile={onFile} onRemove={onRemove} />
        </div>
        <FoundColors found={found} chosen={chosen} onSelect={select} onPoint={setPointed} />
      </div>
      {color ? <ColorChoice color={color} label={label} colors={colors} onChoose={onChoose} /> : null}
    </>
  );
}
