import { largestChroma, oklchPlane, PLANE_CHROMA, type Oklch } from '@danqing/color-core';
import { useTranslation } from '@danqing/shell-sdk/i18n';
import { useLayoutEffect, useMemo, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './color-mixer.module.css';
import { pointAt, movePointByKey, type PlanePoint } from './plane-navigation.ts';

const WIDTH = 240;
const HEIGHT = 160;
const EDGE_POINTS = 48;

interface LchPlaneProps {
  lch: Oklch;
  hex: string;
  onChange: (point: PlanePoint) => void;
}

export function LchPlane({ lch, hex, onChange }: LchPlaneProps) {
  const { t } = useTranslation('mixer');
  const canvas = useRef<HTMLCanvasElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const { l, c, h } = lch;
  useLayoutEffect(() => {
    canvas.current
      ?.getContext('2d')
      ?.putImageData(new ImageData(oklchPlane(h, WIDTH, HEIGHT), WIDTH, HEIGHT), 0, 0);
  }, [h]);
  const edge = useMemo(() => edgePath(h), [h]);

  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange(pointAt((event.clientX - left) / width, (event.clientY - top) / height, h));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const point = movePointByKey(event.key, event.shiftKey, lch);
    if (!point || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChange(point);
  };
  return (
    <div
      className={styles.plane}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        handle.current?.focus({ preventScroll: true });
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
    >
      <canvas ref={canvas} width={WIDTH} height={HEIGHT} aria-hidden="true" />
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <path d={edge} />
      </svg>
      <div
        ref={handle}
        role="slider"
        tabIndex={0}
        aria-label={t('plane')}
        aria-roledescription={t('planeRole')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(l * 100)}
        aria-valuetext={t('planeValue', { l: l.toFixed(2), c: c.toFixed(3), hex })}
        className={styles.handle}
        style={{ left: `${(100 * c) / PLANE_CHROMA}%`, top: `${100 * (1 - l)}%`, background: hex }}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

function edgePath(h: number): string {
  const points = Array.from({ length: EDGE_POINTS + 1 }, (_, index) => {
    const l = 1 - index / EDGE_POINTS;
    return `${(largestChroma(l, h) / PLANE_CHROMA).toFixed(4)} ${(1 - l).toFixed(4)}`;
  });
  return `M${points.join('L')}`;
}
