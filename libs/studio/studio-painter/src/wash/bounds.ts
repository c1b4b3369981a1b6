export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const RUN = /M(-?[\d.]+)[ ]?(-?[\d.]+)l([^zM"]*)/g;
const NUMBER = /-?[\d.]+/g;

export function visitPoints(stroke: string, visit: (x: number, y: number) => void): void {
  for (const [, startX, startY, rest = ''] of stroke.matchAll(RUN)) {
    let [x, y] = [Number(startX), Number(startY)];
    visit(x, y);
    const steps = rest.match(NUMBER) ?? [];
    for (let index = 0; index + 1 < steps.length; index += 2) {
      x += Number(steps[index]);
      y += Number(steps[index + 1]);
      visit(x, y);
    }
  }
}

/**
 * Returns the bounding box of all outlines in some strokes, or null without outlines. Keeps filter areas
 * small, because a filter's cost grows with its area.
 */
export function boundsOf(strokes: readonly string[]): Box | null {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const stroke of strokes)
    visitPoints(stroke, (x, y) => {
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x);
      box.bottom = Math.max(box.bottom, y);
    });
  return box.left <= box.right ? box : null;
}
