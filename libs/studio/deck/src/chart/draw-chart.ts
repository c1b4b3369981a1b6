import type { SlideOf } from '@danqing/contracts/agent';
import { disc, paint, path, rectangle, rule } from '../ornaments/shapes.ts';
import type { Box, Paint, PathCommand, Shape, Text } from '../page/primitives.ts';
import { setText, type Setting } from '../text/set-text.ts';
import { valueScale, valueText } from './scale.ts';

type Data = SlideOf<'chart'>;

export interface ChartLook {
  box: Box;
  paints: readonly Paint[];
  ink: Paint;
  inks: readonly Paint[];
  size: number;
  locale: string;
}

const LEGEND = 0.42;
const words = (size: number, align: Text['align']): Setting => ({
  font: 'body',
  sizes: [size, size - 1, size - 2, 9, 8],
  leading: 1.15,
  align,
  anchor: 'middle',
});

/** Returns a chart as shapes and texts, close to how Office draws the native chart. */
export function drawChart(data: Data, look: ChartLook): (Shape | Text)[] {
  return data.kind === 'doughnut' ? drawDoughnut(data, look) : drawOnAxes(data, look);
}

function legend(names: readonly string[], { box, paints, ink, size }: ChartLook): (Shape | Text)[] {
  const w = Math.min(2.4, box.w / Math.max(1, names.length));
  return names.flatMap((name, index) => {
    const x = box.x + index * w;
    return [
      rectangle({ x, y: box.y + 0.11, w: 0.16, h: 0.16 }, paints[index] ?? ink),
      setText([name], { x: x + 0.25, y: box.y, w: w - 0.35, h: 0.38 }, ink, words(size, 'left')),
    ];
  });
}

function drawOnAxes(data: Data, look: ChartLook): (Shape | Text)[] {
  const { box, paints, ink, size, locale } = look;
  const many = data.series.length > 1;
  const head = many ? LEGEND : 0.3;
  const values = data.series.flatMap((series) => series.values);
  const { min, max, step } = valueScale(values, data.kind === 'line' ? 'line' : 'bar');
  const plot: Box = { x: box.x + 0.8, y: box.y + head + 0.12, w: box.w - 0.9, h: box.h - head - 0.12 - 0.62 };
  const atY = (value: number) => plot.y + plot.h * (1 - (value - min) / (max - min));
  const drawn: (Shape | Text)[] = [];
  if (many)
    drawn.push(
      ...legend(
        data.series.map(({ name }) => name),
        look,
      ),
    );
  for (let tick = 0; tick <= Math.round((max - min) / step); tick += 1) {
    const value = min + tick * step;
    const y = atY(value);
    drawn.push(
      rule(plot.x, y - 0.005, plot.w, paint(ink.slot, Math.abs(value) < step / 1e6 ? 0.5 : 0.14), 0.75),
    );
    drawn.push(
      setText(
        [valueText(value, locale)],
        { x: box.x, y: y - 0.14, w: 0.68, h: 0.28 },
        ink,
        words(size - 1, 'right'),
      ),
    );
  }
  const slot = plot.w / data.categories.length;
  data.categories.forEach((category, index) => {
    drawn.push(
      setText(
        [category],
        { x: plot.x + index * slot + 0.04, y: plot.y + plot.h + 0.08, w: slot - 0.08, h: 0.52 },
        ink,
        { ...words(size, 'center'), anchor: 'top' },
      ),
    );
  });
  if (data.kind === 'bar') {
    const bar = (slot * 0.62) / data.series.length;
    data.series.forEach((series, at) => {
      series.values.forEach((value, index) => {
        const x = plot.x + index * slot + slot * 0.19 + at * bar;
        const [top, bottom] = [atY(Math.max(0, value)), atY(Math.min(0, value))];
        drawn.push(
          rectangle({ x, y: top, w: bar * 0.94, h: Math.max(0.01, bottom - top) }, paints[at] ?? ink),
        );
        if (many) return;
        const label = {
          x: x + bar / 2 - slot / 2,
          y: value < 0 ? bottom + 0.03 : top - 0.31,
          w: slot,
          h: 0.28,
        };
        drawn.push(setText([valueText(value, locale)], label, ink, words(size + 1, 'center')));
      });
    });
  } else {
    data.series.forEach((series, at) => {
      const points = series.values.map((value, index) => ({
        x: plot.x + (index + 0.5) * slot,
        y: atY(value),
      }));
      drawn.push(
        line(points, paints[at] ?? ink),
        ...points.map(({ x, y }) => disc(x, y, 0.07, paints[at] ?? ink)),
      );
    });
  }
  return drawn;
}

function line(points: readonly { x: number; y: number }[], fill: Paint): Shape {
  const half = 0.022;
  const commands: PathCommand[] = points.slice(1).flatMap((to, index): PathCommand[] => {
    const from = points[index] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const nx = (-(to.y - from.y) / length) * half;
    const ny = ((to.x - from.x) / length) * half;
    return [
      { to: 'move', x: from.x + nx, y: from.y + ny },
      { to: 'line', x: to.x + nx, y: to.y + ny },
      { to: 'line', x: to.x - nx, y: to.y - ny },
      { to: 'line', x: from.x - nx, y: from.y - ny },
      { to: 'close' },
    ];
  });
  return path(commands, fill);
}

const HOLE = 0.6;
/** Minimum share of a doughnut segment that has room for its percentage. */
export const LABELLED = 0.06;

function drawDoughnut(data: Data, look: ChartLook): (Shape | Text)[] {
  const { box, paints, ink, inks, size } = look;
  const values = (data.series[0]?.values ?? []).map((value) => Math.max(0, value));
  const sum = values.reduce((total, value) => total + value, 0) || 1;
  const radius = Math.min(box.h / 2 - 0.1, box.w * 0.3);
  const [cx, cy] = [box.x + radius + 0.1, box.y + box.h / 2];
  const drawn: (Shape | Text)[] = [];
  let angle = -Math.PI / 2;
  const rows = data.categories.length;
  const rowHeight = Math.min(0.56, box.h / rows);
  const right = cx + radius + 0.5;
  data.categories.forEach((category, index) => {
    const part = (values[index] ?? 0) / sum;
    const fill = paints[index % paints.length] ?? ink;
    if (part > 0) drawn.push(arc(cx, cy, radius, angle, angle + part * 2 * Math.PI, fill));
    if (part >= LABELLED) {
      const middle = angle + part * Math.PI;
      const reach = (radius * (1 + HOLE)) / 2;
      drawn.push(
        setText(
          [`${Math.round(part * 100)}%`],
          {
            x: cx + reach * Math.cos(middle) - 0.35,
            y: cy + reach * Math.sin(middle) - 0.15,
            w: 0.7,
            h: 0.3,
          },
          inks[index] ?? ink,
          words(size, 'center'),
        ),
      );
    }
    angle += part * 2 * Math.PI;
    const y = cy - (rows * rowHeight) / 2 + index * rowHeight;
    drawn.push(rectangle({ x: right, y: y + rowHeight / 2 - 0.09, w: 0.18, h: 0.18 }, fill));
    drawn.push(
      setText(
        [category],
        { x: right + 0.3, y: y + 0.02, w: box.x + box.w - right - 0.3, h: rowHeight - 0.04 },
        ink,
        words(size, 'left'),
      ),
    );
  });
  return drawn;
}

function arc(cx: number, cy: number, radius: number, from: number, to: number, fill: Paint): Shape {
  const end = Math.min(to, from + 2 * Math.PI - 1e-4);
  const steps = Math.max(1, Math.ceil((end - from) / (Math.PI / 2)));
  const turn = (end - from) / steps;
  const at = (r: number, angle: number) => ({ x: cx + r * Math.cos(angle), y: cy + r * Math.sin(angle) });
  const curves = (r: number, start: number, step: number): PathCommand[] =>
    Array.from({ length: steps }, (_, index): PathCommand => {
      const [a, b] = [start + index * step, start + (index + 1) * step];
      const k = (4 / 3) * Math.tan((b - a) / 4) * r;
      const [p, q] = [at(r, a), at(r, b)];
      return {
        to: 'curve',
        x1: p.x - k * Math.sin(a),
        y1: p.y + k * Math.cos(a),
        x2: q.x + k * Math.sin(b),
        y2: q.y - k * Math.cos(b),
        ...q,
      };
    });
  return path(
    [
      { to: 'move', ...at(radius, from) },
      ...curves(radius, from, turn),
      { to: 'line', ...at(radius * HOLE, end) },
      ...curves(radius * HOLE, end, -turn),
      { to: 'close' },
    ],
    fill,
  );
}
