import { CHART_PAGE_SIZE, type ChartBox } from '@danqing/contracts/colors';
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';

/** Pixels per unit; 2 is sharp on high-density screens. */
const SCALE = 2;
const WIDTH = CHART_PAGE_SIZE.width * SCALE;
const HEIGHT = CHART_PAGE_SIZE.height * SCALE;
/**
 * Antialiasing steps between ground and ink. With 12 steps a page has fewer than 256 colours, which halves
 * the file size. The difference from 256 steps is invisible.
 */
const EDGE_STEPS = 12;

/** A drawn page: boxes of exact colours, and shapes in one ink each. */
export class ChartSheet {
  readonly #page: Canvas = createCanvas(WIDTH, HEIGHT);
  static readonly #layer: Canvas = createCanvas(WIDTH, HEIGHT);

  constructor(paper: string) {
    this.fill({ left: 0, top: 0, ...CHART_PAGE_SIZE }, paper);
  }

  fill({ left, top, width, height }: ChartBox, color: string): void {
    const context = this.#page.getContext('2d');
    context.fillStyle = color;
    context.fillRect(left * SCALE, top * SCALE, width * SCALE, height * SCALE);
  }

  /**
   * Calls `draw` on an empty layer and prints the resulting shape in one ink. The colours that `draw` uses
   * are ignored. Only pixels in `box` are processed, so small shapes are cheap.
   *
   * @param inkHex '#RRGGBB'
   */
  print(inkHex: string, box: ChartBox, draw: (context: SKRSContext2D) => void): void {
    const ink = Buffer.from(inkHex.slice(1), 'hex');
    const [left, top, width, height] = [box.left, box.top, box.width, box.height].map(
      (length) => length * SCALE,
    ) as [number, number, number, number];
    const context = ChartSheet.#layer.getContext('2d');
    context.clearRect(0, 0, WIDTH, HEIGHT);
    context.save();
    context.scale(SCALE, SCALE);
    draw(context);
    context.restore();
    const { buffer } = context.getImageData(left, top, width, height).data;
    const [shape, pixels] = [new Uint8Array(buffer), new Uint32Array(buffer)];
    const target = this.#page.getContext('2d');
    const image = target.getImageData(left, top, width, height);
    for (let pixel = 0; pixel < pixels.length; pixel += 1) {
      if (pixels[pixel] === 0) continue;
      const at = 4 * pixel;
      const cover = Math.round(((shape[at + 3] ?? 0) / 255) * EDGE_STEPS) / EDGE_STEPS;
      for (let channel = 0; channel < 3; channel += 1) {
        const ground = image.data[at + channel] ?? 0;
        image.data[at + channel] = Math.round(ground + ((ink[channel] ?? 0) - ground) * cover);
      }
    }
    target.putImageData(image, left, top);
  }

  /** Lossless, so each swatch has its exact colour. */
  encode(): Promise<Buffer> {
    return this.#page.encode('webp', 100);
  }
}
