import type { SlideOf } from '@danqing/contracts/agent';
import { paint } from '../ornaments/shapes.ts';
import { MARGIN, PAGE } from '../page/page.ts';
import type { Box, LaidOutSlide, TableCell } from '../page/primitives.ts';
import type { SlideContext } from './stage.ts';
import { over, hexOf, inkOn } from '../page/grounds.ts';
import { setText, type Setting } from '../text/set-text.ts';
import { emsOf } from '../text/widths.ts';
import { BODY_TOP, quietPage, writeFoot, writeTitle } from './quiet-page.ts';

const PAD = 0.16;
const TALLEST = 0.92;
const BOTTOM = 6.55;

export function layOutTable(slide: SlideOf<'table'>, context: SlideContext): LaidOutSlide {
  const stage = quietPage(context, 'table');
  writeTitle(stage, slide.title);
  const { design } = context;
  const width = PAGE.w - 2 * MARGIN;
  const rows = [slide.head, ...slide.rows];
  const height = Math.min(TALLEST, (BOTTOM - BODY_TOP) / rows.length);
  const widths = columnWidths(rows, width);
  const sizes = [20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10];
  const setting = (row: number, column: number): Setting => ({
    font: row === 0 || column === 0 ? 'heading' : 'body',
    sizes,
    leading: 1.22,
    bold: row === 0 || column === 0,
    anchor: 'middle',
  });
  const boxOf = (row: number, column: number): Box => ({
    x: MARGIN + widths.slice(0, column).reduce((sum, one) => sum + one, 0),
    y: BODY_TOP + row * height,
    w: widths[column] ?? 1,
    h: height,
  });
  const inner = (box: Box): Box => ({ x: box.x + PAD, y: box.y + 0.04, w: box.w - 2 * PAD, h: box.h - 0.08 });
  const size = Math.min(
    ...rows.flatMap((cells, row) =>
      cells.map(
        (cell, column) => setText([cell], inner(boxOf(row, column)), paint('dk1'), setting(row, column)).size,
      ),
    ),
  );
  const paper = hexOf(design, 'lt1');
  const cells = rows.map((texts, row) =>
    texts.map((text, column): TableCell => {
      const box = boxOf(row, column);
      const fill = row === 0 ? paint('accent1') : row % 2 === 0 ? paint('accent1', 0.1) : undefined;
      const ink = inkOn(
        design,
        [fill ? over(design, fill, paper) : paper],
        row === 0 ? ['lt1', 'dk1'] : ['dk1'],
      );
      return {
        box,
        ...(fill && { fill }),
        text: setText([text], inner(box), ink, { ...setting(row, column), sizes: [size] }),
      };
    }),
  );
  stage.add({
    kind: 'table',
    box: { x: MARGIN, y: BODY_TOP, w: width, h: height * rows.length },
    rows: cells,
    // Opaque, because some programs do not render translucent table lines.
    rule: { paint: paint('accent1'), width: 0.75 },
  });
  writeFoot(stage);
  return stage.finish();
}

/**
 * Returns widths in proportion to each column's longest text, limited to between half and twice an equal
 * share.
 */
function columnWidths(rows: readonly (readonly string[])[], width: number): number[] {
  const count = rows[0]?.length ?? 1;
  const asked = Array.from({ length: count }, (_, column) =>
    Math.max(4, ...rows.map((row) => Math.min(26, emsOf(row[column] ?? '', true)))),
  );
  const mean = asked.reduce((sum, one) => sum + one, 0) / count;
  const bounded = asked.map((one) => Math.min(1.7 * mean, Math.max(0.6 * mean, one)));
  const sum = bounded.reduce((total, one) => total + one, 0);
  return bounded.map((one) => (one / sum) * width);
}
