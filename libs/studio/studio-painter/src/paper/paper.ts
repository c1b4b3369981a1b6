import { blend } from '../color/blend.ts';
import { SIZE } from '../painting/painting.ts';
import type { Studio } from '../studio/studio.ts';

const WHOLE = `x="0" y="0" width="${SIZE}" height="${SIZE}"`;
const texture = (
  id: string,
  frequency: string,
  octaves: number,
  seed: number,
  gain: number,
  lift: number,
  paint: string,
) =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" ${WHOLE} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="n"/><feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${gain} 0 ${lift}" result="m"/><feFlood flood-color="${paint}"/><feComposite in2="m" operator="in"/></filter><rect ${WHOLE} filter="url(#${id})"/>`;

/**
 * Paints xuan paper with fibres, or woven silk when the colour is pale. Both are slightly aged at the edges.
 */
export function layPaper(studio: Studio): void {
  const { paints, chance } = studio;
  const age = blend(paints.paper, '#7A5A30', 0.35);
  const light = blend(paints.paper, '#FFFFFF', 0.5);
  const seed = () => chance.whole(1, 999);
  const edge = studio.glow(age, SIZE / 2, SIZE * 0.47, SIZE * 0.78, [0.5, 0], [0.82, 0.1], [1, 0.3]);
  studio.lay('paper', { depth: 0 }, [
    `<rect ${WHOLE} fill="${paints.paper}"/>`,
    texture('cloud', '0.005', 2, seed(), 1.0, -0.42, age),
    ...(paints.pale
      ? [
          texture('warp', '0.75 0.012', 2, seed(), 0.9, -0.36, age),
          texture('weft', '0.012 0.75', 2, seed(), 0.9, -0.36, light),
        ]
      : [
          texture('fibre', '0.02 0.3', 2, seed(), 0.42, -0.17, age),
          texture('tooth', '0.7', 2, seed(), 0.8, -0.34, light),
        ]),
    `${edge.definition}<rect ${WHOLE} fill="${edge.fill}"/>`,
  ]);
}
