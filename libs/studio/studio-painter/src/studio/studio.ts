import type { Hex } from '@danqing/color-core';
import { createNoise2D } from 'simplex-noise';
import { Random } from './random.ts';
import { mixPaints, type Paints } from '../color/paints.ts';
import type { LayerKind, PaintedLayer, PaintedScene } from '../painting/painting.ts';
import { boundsOf } from '../wash/bounds.ts';
import { filterElement, type FilterName } from '../wash/filters.ts';

export interface LayerPlan {
  /** 0 is the paper, 1 is nearest to the viewer. */
  depth: number;
  filter?: FilterName;
  opacity?: number;
}

/** Working state of a painting: random source, paints, scene and the layers so far. */
export class Studio {
  readonly chance: Random;
  readonly paints: Paints;
  readonly scene: PaintedScene;
  readonly layers: PaintedLayer[] = [];
  /** Background colour of writing at a height: the paper, or the sky wash over it. */
  groundAt: (y: number) => Hex;
  readonly #rough: (x: number, y: number) => number;
  #gradients = 0;

  constructor(seed: string, hex: string, scene: PaintedScene) {
    this.chance = new Random(seed);
    this.#rough = createNoise2D(this.chance.next);
    this.scene = scene;
    this.paints = mixPaints(hex, this.night);
    this.groundAt = () => this.paints.paper;
  }

  get night(): boolean {
    return this.scene.time === 'night' || this.sceneIncludes('moon', 'stars', 'fireflies');
  }

  get snowy(): boolean {
    return this.scene.weather === 'snow' || this.sceneIncludes('snow');
  }

  get rainy(): boolean {
    return this.scene.weather === 'rain' || this.sceneIncludes('rain');
  }

  sceneIncludes(...things: string[]): boolean {
    return things.some((thing) => this.scene.things?.includes(thing) ?? false);
  }

  /**
   * Returns simplex noise of several octaves, about -1 to 1.
   *
   * @param scale pixels of the longest wavelength
   */
  noise(x: number, y: number, scale: number, octaves = 3): number {
    let [sum, size, frequency] = [0, 1, 1 / scale];
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += size * this.#rough(x * frequency, y * frequency);
      size *= 0.5;
      frequency *= 2.03;
    }
    return sum / 1.6;
  }

  /** Adds a layer without its empty strokes. Does nothing when no stroke is left. */
  lay(kind: LayerKind, { depth, filter, opacity = 1 }: LayerPlan, strokes: readonly string[]): void {
    const drawn = strokes.filter((stroke) => stroke !== '');
    if (drawn.length === 0) return;
    const id = `${kind}-${this.layers.length}`;
    const box = filter && boundsOf(drawn);
    const definition = box ? `${filterElement(`${id}-f`, filter, this.chance.whole(1, 999), box)}\n` : '';
    const attributes = `${box ? ` filter="url(#${id}-f)"` : ''}${opacity < 1 ? ` opacity="${opacity}"` : ''}`;
    this.layers.push({
      id,
      kind,
      depth,
      svg: `${definition}<g id="${id}"${attributes}>\n${drawn.join('\n')}\n</g>`,
    });
  }

  /**
   * Returns a vertical gradient for `fill`. Its definition must be in the same layer. Stops are heights in
   * pixels with opacities 0–1.
   */
  fading(paint: string, ...stops: [y: number, opacity: number][]): { fill: string; definition: string } {
    const id = `fade-${(this.#gradients += 1)}`;
    const [top, bottom] = [stops[0]?.[0] ?? 0, stops.at(-1)?.[0] ?? 1];
    const marks = stops
      .map(
        ([y, opacity]) =>
          `<stop offset="${((y - top) / (bottom - top)).toFixed(3)}" stop-color="${paint}" stop-opacity="${opacity.toFixed(3)}"/>`,
      )
      .join('');
    return {
      fill: `url(#${id})`,
      definition: `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${top.toFixed(1)}" x2="0" y2="${bottom.toFixed(1)}">${marks}</linearGradient>`,
    };
  }

  /** Returns a radial gradient, like `fading`. Radius in pixels, offsets 0–1. */
  glow(
    paint: string,
    x: number,
    y: number,
    radius: number,
    ...stops: [offset: number, opacity: number][]
  ): { fill: string; definition: string } {
    const id = `glow-${(this.#gradients += 1)}`;
    const marks = stops
      .map(
        ([offset, opacity]) =>
          `<stop offset="${offset}" stop-color="${paint}" stop-opacity="${opacity.toFixed(3)}"/>`,
      )
      .join('');
    return {
      fill: `url(#${id})`,
      definition: `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}">${marks}</radialGradient>`,
    };
  }
}
