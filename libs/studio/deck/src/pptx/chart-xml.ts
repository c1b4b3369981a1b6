import { valueScale } from '../chart/scale.ts';
import { LABELLED } from '../chart/draw-chart.ts';
import type { Chart, Paint } from '../page/primitives.ts';
import { outline, solidFill } from './paint-xml.ts';
import { languageOf, type Locale } from './text-xml.ts';
import { cellName, SHEET } from './workbook.ts';
import { centipoints, CHART, DECLARATION, DRAWING, escapeXml, RELATIONSHIPS } from './xml.ts';

const AXES = { category: 111_111_111, value: 222_222_222 } as const;

/**
 * Returns the XML of a native chart. Its numbers are in the workbook with relationship `rId1`; its colours
 * come from the theme.
 */
export function chartXml(chart: Chart, locale: Locale): string {
  const { data } = chart;
  const legend =
    data.kind === 'doughnut' || data.series.length > 1
      ? `<c:legend><c:legendPos val="${data.kind === 'doughnut' ? 'r' : 't'}"/><c:overlay val="0"/>${textProperties(chart.ink, chart.size + (data.kind === 'doughnut' ? 1 : 0))}</c:legend>`
      : '';
  return (
    `${DECLARATION}<c:chartSpace xmlns:c="${CHART}" xmlns:a="${DRAWING}" xmlns:r="${RELATIONSHIPS}">` +
    `<c:date1904 val="0"/><c:lang val="${languageOf(locale)}"/><c:roundedCorners val="0"/>` +
    `<c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:layout/>${plot(chart)}</c:plotArea>${legend}` +
    '<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>' +
    `<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${textProperties(chart.ink, chart.size)}` +
    '<c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>'
  );
}

const textProperties = (ink: Paint, size: number): string =>
  `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${centipoints(size)}" b="0">${solidFill(ink)}` +
  '<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/></a:defRPr></a:pPr><a:endParaRPr lang="en-US"/></a:p></c:txPr>';

function plot(chart: Chart): string {
  const { data } = chart;
  const many = data.series.length > 1;
  const series = data.series.map((_, index) => seriesXml(chart, index)).join('');
  if (data.kind === 'doughnut')
    return `<c:doughnutChart><c:varyColors val="1"/>${series}<c:firstSliceAng val="0"/><c:holeSize val="60"/></c:doughnutChart>`;
  const ids = `<c:axId val="${AXES.category}"/><c:axId val="${AXES.value}"/>`;
  return data.kind === 'bar'
    ? `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>${series}<c:gapWidth val="62"/><c:overlap val="${many ? -6 : 0}"/>${ids}</c:barChart>${axes(chart)}`
    : `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${series}<c:marker val="1"/>${ids}</c:lineChart>${axes(chart)}`;
}

function seriesXml(chart: Chart, index: number): string {
  const { data, paints, ink } = chart;
  const { name = '', values = [] } = data.series[index] ?? {};
  const paint: Paint = paints[index] ?? ink;
  const rows = data.categories.length;
  const head =
    `<c:ser><c:idx val="${index}"/><c:order val="${index}"/><c:tx><c:strRef><c:f>${SHEET}!${cellName(index + 1, 0, true)}</c:f>` +
    `<c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${escapeXml(name)}</c:v></c:pt></c:strCache></c:strRef></c:tx>`;
  const categories =
    `<c:cat><c:strRef><c:f>${SHEET}!${cellName(0, 1, true)}:${cellName(0, rows, true)}</c:f><c:strCache><c:ptCount val="${rows}"/>` +
    data.categories
      .map((category, at) => `<c:pt idx="${at}"><c:v>${escapeXml(category)}</c:v></c:pt>`)
      .join('') +
    '</c:strCache></c:strRef></c:cat>';
  const numbers =
    `<c:val><c:numRef><c:f>${SHEET}!${cellName(index + 1, 1, true)}:${cellName(index + 1, rows, true)}</c:f><c:numCache><c:formatCode>General</c:formatCode><c:ptCount val="${rows}"/>` +
    values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`).join('') +
    '</c:numCache></c:numRef></c:val>';
  const line = (fill: Paint) => outline({ paint: fill, width: 3 }, ' cap="rnd"');
  if (data.kind === 'doughnut') {
    const points = data.categories
      .map((_, at) => {
        const part = paints[at % paints.length] ?? ink;
        return `<c:dPt><c:idx val="${at}"/><c:bubble3D val="0"/><c:spPr>${solidFill(part)}<a:ln w="19050">${solidFill({ slot: 'lt1' })}</a:ln></c:spPr></c:dPt>`;
      })
      .join('');
    return `${head}${points}${percentLabels(chart)}${categories}${numbers}</c:ser>`;
  }
  if (data.kind === 'line')
    return (
      `${head}<c:spPr>${line(paint)}</c:spPr><c:marker><c:symbol val="circle"/><c:size val="9"/><c:spPr>${solidFill(paint)}<a:ln><a:noFill/></a:ln></c:spPr></c:marker>` +
      `${categories}${numbers}<c:smooth val="0"/></c:ser>`
    );
  return (
    `${head}<c:spPr>${solidFill(paint)}<a:ln><a:noFill/></a:ln></c:spPr><c:invertIfNegative val="0"/>` +
    `${data.series.length === 1 ? valueLabels(chart) : ''}${categories}${numbers}</c:ser>`
  );
}

const FLAGS = (shown: 'value' | 'percent' | 'nothing'): string =>
  `<c:showLegendKey val="0"/><c:showVal val="${shown === 'value' ? 1 : 0}"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="${shown === 'percent' ? 1 : 0}"/><c:showBubbleSize val="0"/>`;
const NO_FRAME = '<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>';

const valueLabels = (chart: Chart): string =>
  `<c:dLbls>${NO_FRAME}${textProperties(chart.ink, chart.size + 1)}<c:dLblPos val="outEnd"/>${FLAGS('value')}</c:dLbls>`;

function percentLabels({ data, ink, inks, size }: Chart): string {
  const values = (data.series[0]?.values ?? []).map((value) => Math.max(0, value));
  const sum = values.reduce((total, value) => total + value, 0) || 1;
  const parts = values.map((value, index) =>
    value / sum < LABELLED
      ? `<c:dLbl><c:idx val="${index}"/><c:delete val="1"/></c:dLbl>`
      : `<c:dLbl><c:idx val="${index}"/><c:numFmt formatCode="0%" sourceLinked="0"/>${NO_FRAME}${textProperties(inks[index] ?? ink, size)}${FLAGS('percent')}</c:dLbl>`,
  );
  return `<c:dLbls>${parts.join('')}<c:numFmt formatCode="0%" sourceLinked="0"/>${NO_FRAME}${FLAGS('percent')}<c:showLeaderLines val="0"/></c:dLbls>`;
}

function axes(chart: Chart): string {
  const { data, ink, size } = chart;
  const { min, max, step } = valueScale(
    data.series.flatMap(({ values }) => values),
    data.kind === 'line' ? 'line' : 'bar',
  );
  const hair = (alpha: number) =>
    `<c:spPr><a:noFill/>${outline({ paint: { slot: ink.slot, alpha }, width: 0.75 })}</c:spPr>`;
  const ticks = '<c:majorTickMark val="none"/><c:minorTickMark val="none"/>';
  return (
    `<c:catAx><c:axId val="${AXES.category}"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="b"/>` +
    `<c:numFmt formatCode="General" sourceLinked="0"/>${ticks}<c:tickLblPos val="low"/>${hair(0.5)}${textProperties(chart.ink, size)}` +
    `<c:crossAx val="${AXES.value}"/><c:crosses val="autoZero"/><c:auto val="1"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="0"/></c:catAx>` +
    `<c:valAx><c:axId val="${AXES.value}"/><c:scaling><c:orientation val="minMax"/><c:max val="${max}"/><c:min val="${min}"/></c:scaling><c:delete val="0"/><c:axPos val="l"/>` +
    `<c:majorGridlines><c:spPr>${outline({ paint: { slot: ink.slot, alpha: 0.14 }, width: 0.75 })}</c:spPr></c:majorGridlines>` +
    `<c:numFmt formatCode="General" sourceLinked="0"/>${ticks}<c:tickLblPos val="nextTo"/><c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${textProperties(chart.ink, size - 1)}` +
    `<c:crossAx val="${AXES.category}"/><c:crosses val="autoZero"/><c:crossBetween val="between"/><c:majorUnit val="${step}"/></c:valAx>`
  );
}
