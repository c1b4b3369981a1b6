import type { Color } from '@danqing/contracts/colors';
import { memo } from 'react';
import styles from './color-wall.module.css';

interface WallTileProps {
  color: Color;
  gloss: string | null;
  href: string;
  isStop: boolean;
}

/**
 * Renders a link to a colour's page or story. The wall handles clicks and keys, because there are a thousand
 * tiles.
 */
export const WallTile = memo(function WallTile({ color, gloss, href, isStop }: WallTileProps) {
  return (
    <li>
      <a
        href={href}
        className={styles.tile}
        tabIndex={isStop ? 0 : -1}
        data-tile={color.name}
        title={[color.name, gloss, color.pinyin, color.hex].filter(Boolean).join(' ')}
      >
        <i style={{ background: color.hex }} />
        <b lang="zh">{color.name}</b>
        {gloss ? <span>{gloss}</span> : null}
      </a>
    </li>
  );
});
