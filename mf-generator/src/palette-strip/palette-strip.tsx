import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useMemo } from 'react';
import type { GeneratorState } from '../generator/generator-state.ts';
import { colorsOf, type ColorList } from '../generator/route-color.ts';
import type { SchemeSwatch } from '../generator/scheme.ts';
import { GroupHead } from './group-head.tsx';
import styles from './palette-strip.module.css';
import { SlipItem } from './slip-item.tsx';
import { stripGroups, type StripGroup } from './strip-groups.ts';
import { StripMarks } from './strip-marks.tsx';
import { useRovingFocus } from './use-roving-focus.ts';

interface PaletteStripProps {
  state: GeneratorState;
  scheme: readonly SchemeSwatch[];
  list: ColorList;
  onReplace: (swatch: string, hex: string) => void;
}

/** The scheme as slips of colour, in groups where it has several hues, and what the marks on them mean. */
export function PaletteStrip({ state, scheme, list, onReplace }: PaletteStripProps) {
  const { t } = useTranslation('generator');
  const colors = colorsOf(list);
  const groups = useMemo(() => stripGroups(state, scheme, colors), [state, scheme, colors]);
  const roving = useRovingFocus(scheme.length);

  const strip = ({ slips, places }: StripGroup, label: string) => (
    <ol className={styles.strip} aria-label={label}>
      {slips.map((slip) => (
        <SlipItem
          key={slip.swatch.name}
          slip={slip}
          list={list}
          roving={roving.item(scheme.indexOf(slip.swatch))}
          onReplace={(hex) => onReplace(slip.swatch.name, hex)}
        />
      ))}
      {Array.from({ length: places }, (_, place) => (
        <li key={place} className={styles.place}>
          <span className={styles.face} />
        </li>
      ))}
    </ol>
  );

  const [only] = groups;
  if (!only) return <p className={styles.none}>{t('strip.none')}</p>;
  return (
    <div {...roving.group}>
      {groups.length === 1 ? (
        strip(only, t('strip.label', { count: only.slips.length }))
      ) : (
        <div className={styles.groups}>
          {groups.map((group) => (
            <div key={group.type} style={{ '--n': group.slips.length + group.places }}>
              <GroupHead group={group} state={state} />
              {strip(group, t(`group.${group.type}`))}
            </div>
          ))}
        </div>
      )}
      <StripMarks groups={groups} />
    </div>
  );
}
