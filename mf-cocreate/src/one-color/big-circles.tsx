import { GivenName } from '@danqing/area-kit';
import { textOn } from '@danqing/color-core';
import type { CocreatedColor, CocreatedColorDetail } from '@danqing/contracts/cocreate';
import { classNames } from '@danqing/ui-kit';
import { readableLength } from '../model/color-name.ts';
import { edgeOf } from '../circles/edge.ts';
import styles from './big-circles.module.css';
import layout from './color-layout.module.css';

/** Positions of same-name colours around the big circle: left, top and width in percent. */
const AROUND: readonly [left: number, top: number, width: number][] = [
  [0, 44, 40],
  [58, 4, 36],
  [60, 46, 38],
  [6, 6, 32],
  [38, 71, 29],
];
/** Maximum length of a vertical name; it must consist only of Han and kana. */
const UPRIGHT_LENGTH = 5;
const UPRIGHT = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

const sizeOf = (length: number) => (length <= 6 ? 'short' : length <= 12 ? 'middle' : 'long');

export function BigCircles({
  color,
  others,
}: {
  color: CocreatedColorDetail;
  others: readonly CocreatedColor[];
}) {
  const { name, hex } = color;
  const length = readableLength(name);
  const upright = UPRIGHT.test(name) && length <= UPRIGHT_LENGTH;
  return (
    <div className={classNames(layout.circles, styles.circles)}>
      <div aria-hidden="true" className={styles.layer}>
        {AROUND.map(([left, top, width], index) => {
          const other = others[index];
          return other ? (
            <i
              key={other.id}
              className={styles.circle}
              data-edge={edgeOf(other.hex)}
              style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, background: other.hex }}
            />
          ) : null;
        })}
        <i
          className={classNames(styles.circle, styles.own, !upright && styles.plain)}
          data-edge={edgeOf(hex)}
          style={{ background: hex }}
        />
      </div>
      <h1
        className={classNames(styles.name, upright ? styles.upright : styles[sizeOf(length)])}
        data-length={length}
        style={{ color: textOn(hex) }}
      >
        <GivenName name={name} />
      </h1>
    </div>
  );
}
