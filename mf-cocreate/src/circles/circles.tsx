import { GivenName } from '@danqing/area-kit';
import { textOn } from '@danqing/color-core';
import type { GroupItem } from '@danqing/contracts/cocreate';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { Link } from '@danqing/shell-sdk/router';
import { classNames, useRovingFocus, VisuallyHidden } from '@danqing/ui-kit';
import { colorPath } from '../model/color-path.ts';
import { readableLength } from '../model/color-name.ts';
import { edgeOf } from './edge.ts';
import { circlePositions } from './circle-positions.ts';
import styles from './circles.module.css';

interface CirclesProps {
  items: readonly GroupItem[];
  more: number;
  front: number | null;
  onFront: (index: number | null) => void;
}

/** Height of the group in percent of its width. */
const HEIGHT = 56;
/** Graphemes above which a name is set in smaller type. */
const LONG = 4;

export function Circles({ items, more, front, onFront }: CirclesProps) {
  const { t } = useTranslation('cocreate');
  const positions = circlePositions(items.length);
  const roving = useRovingFocus(items.length);
  return (
    <div className={styles.circles} {...roving.group}>
      {items.map((item, index) => {
        const { left, top, width } = positions[index] ?? positions[0]!;
        const { onFocus, ...stop } = roving.item(index);
        return (
          <Link
            key={item.id}
            to={colorPath(item.id)}
            aria-label={t('orb', { name: item.name, hex: item.hex })}
            {...stop}
            onFocus={() => {
              onFocus();
              onFront(index);
            }}
            onBlur={() => onFront(null)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onFront(index)}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onFront(null)}
            data-edge={edgeOf(item.hex)}
            className={classNames(styles.circle, index === front && styles.front)}
            style={{
              left: `${left}%`,
              top: `${(top / HEIGHT) * 100}%`,
              width: `${width}%`,
              background: item.hex,
              color: textOn(item.hex),
              zIndex: index === front ? items.length + 1 : items.length - index,
            }}
          >
            {index === front ? <Face item={item} /> : null}
          </Link>
        );
      })}
      {more > 0 ? (
        <span className={styles.more}>
          <span aria-hidden="true">{t('moreShort', { count: more })}</span>
          <VisuallyHidden>{t('more', { count: more })}</VisuallyHidden>
        </span>
      ) : null}
    </div>
  );
}

function Face({ item: { name, hex, thumbnail_url, image_url } }: { item: GroupItem }) {
  const picture = thumbnail_url ?? image_url;
  return (
    <>
      {picture ? <img src={picture} alt="" className={styles.picture} /> : null}
      <span className={classNames(styles.words, picture && styles.band)} style={{ background: hex }}>
        <b className={readableLength(name) > LONG ? styles.long : undefined}>
          <GivenName name={name} />
        </b>
        <span className="num">{hex}</span>
      </span>
    </>
  );
}
