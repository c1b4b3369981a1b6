import { colorsOf, type ColorList } from '@danqing/area-kit';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { prefetchProps, useRovingFocus, VisuallyHidden } from '@danqing/ui-kit';
import { useMemo, useRef, type ReactNode } from 'react';
import type { GeneratorState } from '../model/generator-state.ts';
import type { SchemeSwatch } from '../model/scheme.ts';
import type { GeneratorDispatch } from '../model/generator-store.ts';
import { GroupHead } from './group-head.tsx';
import { chooser } from './lazy-chooser.ts';
import styles from './scheme-swatches.module.css';
import { SwatchItem } from './swatch-item.tsx';
import { swatchGroups, type SwatchGroup } from '../model/swatch-groups.ts';
import { groupName } from '../model/use-swatch-name.ts';
import { SwatchLegend } from './swatch-legend.tsx';
import { useDragOrder } from './use-drag-order.ts';
import { useSwatchActions } from './use-swatch-actions.ts';

interface SchemeSwatchesProps {
  state: GeneratorState;
  scheme: readonly SchemeSwatch[];
  list: ColorList;
  dispatch: GeneratorDispatch;
  announce: (text: string) => void;
  onRegenerate: (() => void) | null;
  tools: ReactNode;
  extra: ReactNode;
}

export function SchemeSwatches({
  state,
  scheme,
  list,
  dispatch,
  announce,
  onRegenerate,
  tools,
  extra,
}: SchemeSwatchesProps) {
  const { t } = useTranslation('generator');
  const colors = colorsOf(list);
  const root = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => swatchGroups(state, scheme, colors), [state, scheme, colors]);
  const roving = useRovingFocus(scheme.length, { upAndDown: true });
  const actions = useSwatchActions(root, groups, dispatch, announce, onRegenerate);
  useDragOrder(root, actions.drop);

  const strip = ({ swatches, emptyCells }: SwatchGroup, label: string) => {
    const freesPlace = (swatches.length + emptyCells) % 4 === 3;
    return (
      <ol
        className={styles.swatches}
        style={state.palette && { '--columns': columnsOf(swatches.length) }}
        aria-label={label}
      >
        {swatches.map((slip) => (
          <SwatchItem
            key={slip.swatch.name}
            slip={slip}
            list={list}
            roving={roving.item(scheme.indexOf(slip.swatch))}
            actions={actions}
          />
        ))}
        {Array.from({ length: emptyCells }, (_, place) => (
          <li key={place} className={styles.emptyCell}>
            <span className={styles.face} />
          </li>
        ))}
        {freesPlace ? extra : null}
      </ol>
    );
  };

  const [only] = groups;
  return (
    <div ref={root} data-printed="" {...roving.group} {...prefetchProps(chooser)}>
      <VisuallyHidden>
        <h2>{t('strip.title')}</h2>
      </VisuallyHidden>
      {!only ? (
        <p className={styles.none}>{t('strip.none')}</p>
      ) : groups.length === 1 ? (
        strip(only, t('strip.label', { count: only.swatches.length }))
      ) : (
        <div className={styles.groups}>
          {groups.map((group) => (
            <div key={group.type} style={{ '--n': group.swatches.length + group.emptyCells }}>
              <GroupHead group={group} state={state} />
              {strip(group, groupName(group.type, t))}
            </div>
          ))}
        </div>
      )}
      <div className={styles.foot}>
        <SwatchLegend groups={groups} even={state.mode === 'even'} />
        {tools}
      </div>
    </div>
  );
}

/** At most 11 columns, like a generated strip, in rows of about equal length. */
const columnsOf = (count: number) => Math.ceil(count / Math.ceil(count / 11));
