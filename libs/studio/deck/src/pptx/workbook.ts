import type { SlideOf } from '@danqing/contracts/agent';
import { writeParts } from './package.ts';
import { DECLARATION, escapeXml, PACKAGE, RELATIONSHIPS } from './xml.ts';

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
export const SHEET = 'Sheet1';

export const cellName = (column: number, row: number, fixed = false): string => {
  const sign = fixed ? '$' : '';
  return `${sign}${String.fromCharCode(65 + column)}${sign}${row + 1}`;
};

const textCell = (column: number, row: number, text: string): string =>
  `<c r="${cellName(column, row)}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

/** Returns the workbook that "Edit Data" opens, with categories as rows and series as columns. */
export function chartWorkbook({ categories, series }: SlideOf<'chart'>): Uint8Array<ArrayBuffer> {
  const head = [textCell(0, 0, ''), ...series.map(({ name }, index) => textCell(index + 1, 0, name))].join(
    '',
  );
  const rows = categories.map((category, row) => {
    const numbers = series.map(
      ({ values }, index) => `<c r="${cellName(index + 1, row + 1)}"><v>${values[row] ?? 0}</v></c>`,
    );
    return `<row r="${row + 2}">${textCell(0, row + 1, category)}${numbers.join('')}</row>`;
  });
  const relationship = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`;
  const relationships = (...list: string[]) =>
    `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
  return writeParts({
    '[Content_Types].xml':
      `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': relationships(relationship('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${DECLARATION}<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONSHIPS}"><sheets><sheet name="${SHEET}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      relationship('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relationship('rId2', 'styles', 'styles.xml'),
    ),
    'xl/worksheets/sheet1.xml': `${DECLARATION}<worksheet xmlns="${SPREADSHEET}"><sheetData><row r="1">${head}</row>${rows.join('')}</sheetData></worksheet>`,
    'xl/styles.xml':
      `${DECLARATION}<styleSheet xmlns="${SPREADSHEET}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>` +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      '<cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs>' +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  });
}
