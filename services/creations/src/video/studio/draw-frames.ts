import { VIDEO, type Animation, type Drawn } from '@danqing/studio-painter';
import { createCanvas, type Canvas, type Image, type SKRSContext2D } from '@napi-rs/canvas';

export interface PlanePicture {
  picture: Canvas | Image;
  /** Position of the picture's upper left corner, in painting pixels. */
  left: number;
  top: number;
  /** Side length of one picture pixel, in painting pixels. */
  pixel: number;
}

/** Rows of a rippling plane that move as one, in pixels of its picture. */
const STRIP = 3;
const WISP = 256;

export class FrameDrawer {
  readonly canvas = createCanvas(VIDEO.width, VIDEO.height);
  readonly #context = this.canvas.getContext('2d');
  readonly #wisps = new Map<string, Canvas>();
  readonly #ripples = new Map<number, Canvas>();

  readonly #animation: Animation;
  readonly #pictures: readonly (PlanePicture | null)[];
  readonly #ground: string;

  constructor(animation: Animation, pictures: readonly (PlanePicture | null)[], ground: string) {
    this.#animation = animation;
    this.#pictures = pictures;
    this.#ground = ground;
  }

  draw(index: number): void {
    const context = this.#context;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.fillStyle = this.#ground;
    context.fillRect(0, 0, VIDEO.width, VIDEO.height);
    for (const drawn of this.#animation.frame(index)) {
      if (drawn.kind === 'plane') this.#drawPlane(context, drawn);
      else if (drawn.kind === 'mark') drawMark(context, drawn);
      else this.#drawWisp(context, drawn);
    }
  }

  #drawPlane(
    context: SKRSContext2D,
    { plane, placing, opacity, ripple }: Extract<Drawn, { kind: 'plane' }>,
  ): void {
    const shown = this.#pictures[plane];
    if (!shown) return;
    const { left, top, pixel } = shown;
    const picture = ripple ? this.#ripple(plane, shown, ripple) : shown.picture;
    const { a, b, c, d, e, f } = placing;
    context.globalAlpha = opacity;
    context.setTransform(
      a * pixel,
      b * pixel,
      c * pixel,
      d * pixel,
      e + a * left + c * top,
      f + b * left + d * top,
    );
    context.drawImage(picture, 0, 0);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
  }

  #ripple(
    plane: number,
    { picture, top, pixel }: PlanePicture,
    { reach, length, phase }: { reach: number; length: number; phase: number },
  ): Canvas {
    const { width, height } = picture;
    let canvas = this.#ripples.get(plane);
    if (!canvas) this.#ripples.set(plane, (canvas = createCanvas(width, height)));
    const context = canvas.getContext('2d');
    context.clearRect(0, 0, width, height);
    for (let y = 0; y < height; y += STRIP) {
      const line = top + y * pixel;
      const high = Math.min(STRIP, height - y);
      const aside = (reach / pixel) * Math.sin(2 * Math.PI * (phase + line / length));
      context.drawImage(picture, 0, y, width, high, aside, y, width, high);
    }
    return canvas;
  }

  #drawWisp(
    context: SKRSContext2D,
    { x, y, radiusX, radiusY, color, opacity }: Extract<Drawn, { kind: 'wisp' }>,
  ): void {
    let wisp = this.#wisps.get(color);
    if (!wisp) this.#wisps.set(color, (wisp = paintWisp(color)));
    context.globalAlpha = opacity;
    context.drawImage(wisp, x - radiusX, y - radiusY, 2 * radiusX, 2 * radiusY);
    context.globalAlpha = 1;
  }
}

function drawMark(
  context: SKRSContext2D,
  { outline, color, opacity }: Extract<Drawn, { kind: 'mark' }>,
): void {
  context.globalAlpha = Math.min(1, opacity);
  context.fillStyle = color;
  context.beginPath();
  for (const { x, y } of outline) context.lineTo(x, y);
  context.closePath();
  context.fill();
  context.globalAlpha = 1;
}

function paintWisp(color: string): Canvas {
  const canvas = createCanvas(WISP, WISP);
  const context = canvas.getContext('2d');
  const half = WISP / 2;
  const fade = context.createRadialGradient(half, half, 0, half, half, half);
  // Half a cosine wave leaves no visible edge in the middle or at the rim.
  for (let step = 0; step <= 12; step += 1) {
    const strength = 0.5 + 0.5 * Math.cos((Math.PI * step) / 12);
    const alpha = Math.round(255 * strength)
      .toString(16)
      .padStart(2, '0');
    fade.addColorStop(step / 12, `${color}${alpha}`);
  }
  context.fillStyle = fade;
  context.fillRect(0, 0, WISP, WISP);
  return canvas;
}
