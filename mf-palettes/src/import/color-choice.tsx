import { ColorName, colorsOf, useColorList, useNamedColors, useNearness } from '@danqing/area-kit';
import { textOn } from '@danqing/color-core';
import { PALETTE_LIMITS, type PaletteColor } from '@danqing/contracts/palettes';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Button } from '@danqing/ui-kit';
import Check from '@danqing/ui-kit/icons/check';
import styles from './color-choice.module.css';
import { firstColors, toggleColor, type ImportDraft } from './import-draft.ts';
import { nearestTraditional } from './imported-entries.ts';

interface ColorChoiceProps {
  draft: ImportDraft;
  entries: readonly PaletteColor[];
  onChange: (draft: ImportDraft) => void;
}

export function ColorChoice({ draft, entries, onChange }: ColorChoiceProps) {
  const { t } = useTranslation('palettes');
  const { palette, chosen } = draft;
  const names = new Map(entries.map(({ hex, name }) => [hex, name]));
  const named = useNamedColors();
  const traditional = colorsOf(useColorList());
  const nearness = useNearness();
  const full = chosen.size >= PALETTE_LIMITS.colors;
  const none = chosen.size === 0;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('import.colors')}</legend>
      <div className={styles.head}>
        <p role="status">{t('import.chosen', { count: chosen.size, max: PALETTE_LIMITS.colors })}</p>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => onChange({ ...draft, chosen: none ? firstColors(palette) : new Set() })}
        >
          {t(none ? 'import.chooseAll' : 'import.chooseNone')}
        </Button>
      </div>
      <ul className={styles.colors}>
        {palette.colors.map(({ hex, name: given }) => {
          const taken = chosen.has(hex);
          const name = names.get(hex) ?? given;
          // A colour that the file does not name takes the name of the nearest traditional colour.
          const nearest = taken && !given ? nearestTraditional(hex, traditional) : undefined;
          return (
            <li key={hex}>
              <label className={styles.color}>
                <input
                  type="checkbox"
                  className={styles.box}
                  checked={taken}
                  disabled={!taken && full}
                  onChange={() => onChange(toggleColor(draft, hex))}
                />
                <span className={styles.sample} style={{ background: hex, color: textOn(hex) }}>
                  {taken ? <Check size={17} strokeWidth={2} aria-hidden="true" /> : null}
                </span>
                <span className={styles.words}>
                  {name ? <ColorName color={named(name)} className={styles.name} /> : null}
                  <span className={styles.hex}>
                    {hex}
                    {nearest ? (
                      <>
                        {' · '}
                        <span className={styles.nearness}>
                          {nearness(nearest.deltaE)} <span>ΔE {nearest.deltaE.toFixed(1)}</span>
                        </span>
                      </>
                    ) : null}
                  </span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
