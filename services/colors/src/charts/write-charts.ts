import { mkdir, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHART_PAGE_COUNT, chartPath } from '@danqing/contracts/colors';
import { readColorDataFile } from '../color/color.data-file.ts';
import { CHART_FOLDER } from './chart-folder.ts';
import { ChartTypeface } from './chart-typeface.ts';
import { drawChartPage } from './draw-chart-page.ts';

const rows = (await readColorDataFile(new URL('../../data/colors.json', import.meta.url))).rows();
const typeface = new ChartTypeface();
const [, , named] = process.argv;
const folder = named === undefined ? CHART_FOLDER : pathToFileURL(`${named}/`);
await mkdir(folder, { recursive: true });
for (let page = 1; page <= CHART_PAGE_COUNT; page += 1) {
  const colors = rows.filter((row) => row.page === page);
  await writeFile(new URL(basename(chartPath(page)), folder), await drawChartPage(page, colors, typeface));
}
