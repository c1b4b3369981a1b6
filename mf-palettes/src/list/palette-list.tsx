import type { Palette } from '@danqing/contracts/palettes';
import type { CardActions } from '../card/card-actions.ts';
import { PaletteCard } from '../card/palette-card.tsx';
import { UnreadableCard } from '../card/unreadable-card.tsx';
import type { ListEntry } from '../deletion/deletions.ts';
import { DeletedPlaceholder } from '../deletion/deleted-placeholder.tsx';
import type { FindMatchingColor } from '../match/use-find-matching-color.ts';
import styles from './list.module.css';

export interface PaletteListProps {
  label: string;
  entries: readonly ListEntry[];
  stale: boolean;
  isOwn: (palette: Palette) => boolean;
  actions: CardActions;
  colorFoundBy: FindMatchingColor;
  returned: number | null;
  onUndo: (palette: Palette) => void;
  onExpired: (palette: Palette) => void;
}

export function PaletteList(props: PaletteListProps) {
  const { label, entries, stale, isOwn, actions, colorFoundBy, returned, onUndo, onExpired } = props;
  return (
    <ul aria-label={label} aria-busy={stale || undefined} className={styles.cards}>
      {entries.map(({ palette, deletion }, index) => (
        <li key={deletion ? `deleted-${palette.id}` : palette.id}>
          {deletion ? (
            <DeletedPlaceholder
              name={palette.name}
              restoring={deletion.phase === 'restoring'}
              onUndo={() => onUndo(palette)}
              onExpired={() => onExpired(palette)}
            />
          ) : palette.fault ? (
            <UnreadableCard
              name={palette.name}
              fault={palette.fault}
              onDelete={isOwn(palette) && palette.id > 0 ? () => actions.remove(palette, index) : undefined}
            />
          ) : (
            <PaletteCard
              palette={palette}
              index={index}
              own={isOwn(palette)}
              actions={actions}
              foundBy={colorFoundBy(palette)}
              returned={palette.id === returned}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
