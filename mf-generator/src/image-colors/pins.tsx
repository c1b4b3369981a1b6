import { textOn, type Position } from '@danqing/color-core';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import type { KeyboardEvent, PointerEvent } from 'react';
import styles from './picture.module.css';
import type { PickedColor } from './use-picked-colors.ts';

/**
 * Distance that an arrow key moves a pin, without and with Shift, as a fraction of the picture's width or
 * height.
 */
const STEP = 0.01;
const LEAP = 0.1;
const SLIP = 3;

interface PinsProps {
  colors: readonly PickedColor[];
  shown: number;
  onSelect: (index: number) => void;
  onPoint: (index: number | null) => void;
  onMove: (index: number, place: Position) => void;
}

/** Renders a draggable pin for each colour; arrow keys also move it. Only the active pin is a tab stop. */
export function Pins({ colors, shown, onSelect, onPoint, onMove }: PinsProps) {
  const { t } = useTranslation('pictures');
  return colors.map(({ hex, position }, index) =>
    position ? (
      <button
        key={index}
        type="button"
        tabIndex={shown === index ? 0 : -1}
        className={styles.pin}
        data-pin
        data-shown={shown === index}
        style={{
          left: `${position.x * 100}%`,
          top: `${position.y * 100}%`,
          background: hex,
          color: textOn(hex),
        }}
        aria-label={t('place', { number: index + 1, hex })}
        title={t('moveHint')}
        onPointerEnter={() => onPoint(index)}
        onPointerLeave={() => onPoint(null)}
        onPointerDown={(event) => drag(event, (to) => onMove(index, to))}
        onKeyDown={(event) => {
          const to = arrowPosition(event, position);
          if (to) onMove(index, to);
        }}
        onClick={() => onSelect(index)}
      >
        {index + 1}
      </button>
    ) : null,
  );
}

const inside = (part: number) => Math.min(1, Math.max(0, part));

function arrowPosition(event: KeyboardEvent, { x, y }: Position): Position | null {
  const step = event.shiftKey ? LEAP : STEP;
  const ways: Record<string, Position> = {
    ArrowLeft: { x: x - step, y },
    ArrowRight: { x: x + step, y },
    ArrowUp: { x, y: y - step },
    ArrowDown: { x, y: y + step },
  };
  const to = ways[event.key];
  if (!to) return null;
  event.preventDefault();
  return { x: inside(to.x), y: inside(to.y) };
}

function drag(
  { currentTarget: pin, pointerId, clientX, clientY }: PointerEvent<HTMLElement>,
  move: (to: Position) => void,
) {
  const picture = pin.parentElement;
  if (!picture) return;
  const listening = new AbortController();
  const { signal } = listening;
  let moves = false;
  pin.setPointerCapture(pointerId);
  const onMove = (event: globalThis.PointerEvent) => {
    moves ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLIP;
    if (moves) move(placeIn(picture, event));
  };
  pin.addEventListener('pointermove', onMove, { signal });
  for (const end of ['pointerup', 'pointercancel'])
    pin.addEventListener(end, () => listening.abort(), { signal });
}

export function placeIn(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): Position {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: inside((clientX - left) / width), y: inside((clientY - top) / height) };
}
