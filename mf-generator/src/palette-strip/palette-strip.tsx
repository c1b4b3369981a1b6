import { colorsOf, type ColorList } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { preloading, useRovingFocus, VisuallyHidden } from '@danqing/ui-kit';
import { useMemo, useRef, type ReactNode } from 'react';
import type { GeneratorState } from '../model/generator-state.ts';
import type { SchemeSwatch } from '../model/scheme.ts';
import type { GeneratorDispatch } from '../model/generator-store.ts';
import { GroupHead } from './group-head.tsx';
import { chooser } from './late-chooser.ts';
import styles from './palette-strip.module.css';
import { SlipItem } from './slip-item.tsx';
import { stripGroups, type StripGroup } from '../model/strip-groups.ts';
import { groupName } from '../model/use-slip-name.ts';
import { StripMarks } from './strip-marks.tsx';
import { useDragOrder } from './use-drag-order.ts';
import { useSlipActions } from './use-slip-actions.ts';

interface PaletteStripProps {
  state: GeneratorState;
  scheme: readonly SchemeSwatch[];
  list: ColorList;
  dispatch: GeneratorDispatch;
  announce: (text: string) => void;
  onRegenerate: (() => void) | null;
  tools: ReactNode;
  extra: ReactNode;
}

export function PaletteStrip({
  state,
  scheme,
  list,
  dispatch,
  announce,
  onRegenerate,
  tools,
  extra,
}: PaletteStripProps) {
  const { t } = useTranslation('generator');
  const colors = colorsOf(list);
  const root = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => stripGroups(state, scheme, colors), [state, scheme, colors]);
  const roving = useRovingFocus(scheme.length, { upAndDown: true });
  const actions = useSlipActions(root, groups, dispatch, announce, onRegenerate);
  useDragOrder(root, actions.drop);

  const strip = ({ slips, places }: StripGroup, label: string) => {
    const freesPlace = (slips.length + places) % 4 === 3;
    return (
      <ol
        className={styles.strip}
        style={state.palette && { '--columns': columnsOf(slips.length) }}
        aria-label={label}
      >
        {slips.map((slip) => (
          <SlipItem
            key={slip.swatch.name}
            slip={slip}
            list={list}
            roving={roving.item(scheme.indexOf(slip.swatch))}
            actions={actions}
          />
        ))}
        {Array.from({ length: places }, (_, place) => (
          <li key={place} className={styles.place}>
            <span className={styles.face} />
          </li>
        ))}
        {freesPlace ? extra : null}
      </ol>
    );
  };

  const [only] = groups;
  return (
    <div ref={root} data-printed="" {...roving.group} {...preloading(chooser)}>
      <VisuallyHidden>
        <h2>{t('strip.title')}</h2>
      </VisuallyHidden>
      {!only ? (
        <p className={styles.none}>{t('strip.none')}</p>
      ) : groups.length === 1 ? (
        strip(only, t('strip.label', { count: only.slips.length }))
      ) : (
        <div className={styles.groups}>
          {groups.map((group) => (
            <div key={group.type} style={{ '--n': group.slips.length + group.places }}>
              <GroupHead group={group} state={state} />
              {strip(group, groupName(group.type, t))}
            </div>
          ))}
        </div>
      )}
      <div className={styles.foot}>
        <StripMarks groups={groups} even={state.mode === 'even'} />
        {tools}
      </div>
    </div>
  );
}

/** At most 11 columns, like a generated strip, in rows of about equal length. */
const columnsOf = (count: number) => Math.ceil(count / Math.ceil(count / 11));
