import { posix } from 'node:path';
import { elements, names, partsOf, readXml, type Element } from './read-xml.ts';

/** Children that every axis of a chart has, in schema order. */
const AXIS_PARTS = [
  'c:numFmt',
  'c:majorTickMark',
  'c:minorTickMark',
  'c:tickLblPos',
  'c:spPr',
  'c:txPr',
  'c:crossAx',
  'c:crosses',
];

/**
 * Child order fixed by the schema (ISO/IEC 29500-1). Each child occurs at most as often as listed; `*` allows
 * any number.
 */
const SEQUENCES: Readonly<Record<string, readonly string[]>> = {
  'a:clrScheme': [
    'a:dk1',
    'a:lt1',
    'a:dk2',
    'a:lt2',
    'a:accent1',
    'a:accent2',
    'a:accent3',
    'a:accent4',
    'a:accent5',
    'a:accent6',
    'a:hlink',
    'a:folHlink',
  ],
  'a:theme': ['a:themeElements', 'a:objectDefaults', 'a:extraClrSchemeLst', 'a:custClrLst'],
  'a:themeElements': ['a:clrScheme', 'a:fontScheme', 'a:fmtScheme'],
  'p:presentation': [
    'p:sldMasterIdLst',
    'p:notesMasterIdLst',
    'p:sldIdLst',
    'p:sldSz',
    'p:notesSz',
    'p:defaultTextStyle',
  ],
  'p:sldMaster': ['p:cSld', 'p:clrMap', 'p:sldLayoutIdLst', 'p:txStyles'],
  'p:txStyles': ['p:titleStyle', 'p:bodyStyle', 'p:otherStyle'],
  'p:sldLayout': ['p:cSld', 'p:clrMapOvr'],
  'p:sld': ['p:cSld', 'p:clrMapOvr'],
  'p:notes': ['p:cSld', 'p:clrMapOvr'],
  'p:notesMaster': ['p:cSld', 'p:clrMap', 'p:notesStyle'],
  'p:cSld': ['p:bg', 'p:spTree'],
  'p:sp': ['p:nvSpPr', 'p:spPr', 'p:txBody'],
  'p:nvSpPr': ['p:cNvPr', 'p:cNvSpPr', 'p:nvPr'],
  'p:spPr': ['a:xfrm', 'a:custGeom', 'a:prstGeom', 'a:noFill', 'a:solidFill', 'a:ln'],
  'p:txBody': ['a:bodyPr', 'a:lstStyle', 'a:p*'],
  'a:txBody': ['a:bodyPr', 'a:lstStyle', 'a:p*'],
  'p:pic': ['p:nvPicPr', 'p:blipFill', 'p:spPr'],
  'p:blipFill': ['a:blip', 'a:srcRect', 'a:stretch'],
  'p:graphicFrame': ['p:nvGraphicFramePr', 'p:xfrm', 'a:graphic'],
  'a:custGeom': ['a:avLst', 'a:gdLst', 'a:ahLst', 'a:cxnLst', 'a:rect', 'a:pathLst'],
  'a:p': ['a:pPr', 'a:r*', 'a:fld*', 'a:endParaRPr'],
  'a:pPr': ['a:lnSpc', 'a:spcBef', 'a:spcAft', 'a:buNone', 'a:defRPr'],
  'a:lvl1pPr': ['a:lnSpc', 'a:spcBef', 'a:spcAft', 'a:buNone', 'a:defRPr'],
  'a:rPr': ['a:solidFill', 'a:latin', 'a:ea', 'a:cs'],
  'a:defRPr': ['a:solidFill', 'a:latin', 'a:ea', 'a:cs'],
  'a:ln': ['a:noFill', 'a:solidFill', 'a:prstDash', 'a:round'],
  'a:tbl': ['a:tblPr', 'a:tblGrid', 'a:tr*'],
  'a:tc': ['a:txBody', 'a:tcPr'],
  'a:tcPr': ['a:lnL', 'a:lnR', 'a:lnT', 'a:lnB', 'a:noFill', 'a:solidFill'],
  'c:chartSpace': [
    'c:date1904',
    'c:lang',
    'c:roundedCorners',
    'c:chart',
    'c:spPr',
    'c:txPr',
    'c:externalData',
  ],
  'c:chart': ['c:autoTitleDeleted', 'c:plotArea', 'c:legend', 'c:plotVisOnly', 'c:dispBlanksAs'],
  'c:plotArea': ['c:layout', 'c:barChart', 'c:lineChart', 'c:doughnutChart', 'c:catAx', 'c:valAx'],
  'c:barChart': ['c:barDir', 'c:grouping', 'c:varyColors', 'c:ser*', 'c:gapWidth', 'c:overlap', 'c:axId*'],
  'c:lineChart': ['c:grouping', 'c:varyColors', 'c:ser*', 'c:marker', 'c:axId*'],
  'c:doughnutChart': ['c:varyColors', 'c:ser*', 'c:firstSliceAng', 'c:holeSize'],
  'c:ser': [
    'c:idx',
    'c:order',
    'c:tx',
    'c:spPr',
    'c:invertIfNegative',
    'c:marker',
    'c:dPt*',
    'c:dLbls',
    'c:cat',
    'c:val',
    'c:smooth',
  ],
  'c:dLbls': [
    'c:dLbl*',
    'c:numFmt',
    'c:spPr',
    'c:txPr',
    'c:dLblPos',
    'c:showLegendKey',
    'c:showVal',
    'c:showCatName',
    'c:showSerName',
    'c:showPercent',
    'c:showBubbleSize',
    'c:showLeaderLines',
  ],
  'c:catAx': [
    'c:axId',
    'c:scaling',
    'c:delete',
    'c:axPos',
    ...AXIS_PARTS,
    'c:auto',
    'c:lblAlgn',
    'c:lblOffset',
    'c:noMultiLvlLbl',
  ],
  'c:valAx': [
    'c:axId',
    'c:scaling',
    'c:delete',
    'c:axPos',
    'c:majorGridlines',
    ...AXIS_PARTS,
    'c:crossBetween',
    'c:majorUnit',
  ],
  'c:scaling': ['c:orientation', 'c:max', 'c:min'],
};

function faultsOfOrder(part: string, element: Element): string[] {
  const sequence = SEQUENCES[element.name];
  const found: string[] = [];
  if (sequence && element.children.length > 0) {
    let at = 0;
    for (const name of names(element)) {
      const next = sequence.findIndex((one, index) => index >= at && one.replace('*', '') === name);
      if (next < 0) found.push(`${part}: ${name} is out of place in ${element.name}`);
      else at = sequence[next]?.endsWith('*') ? next : next + 1;
    }
  }
  return [...found, ...element.children.flatMap((child) => faultsOfOrder(part, child))];
}

/**
 * Returns what a strict Open Packaging or presentation reader would reject: types, relationships, IDs and
 * element order.
 */
export function findPackageFaults(file: Uint8Array): string[] {
  const parts = partsOf(file);
  const xml = new Map(
    [...parts].flatMap(([name, part]) => (typeof part === 'string' ? [[name, readXml(part)] as const] : [])),
  );
  const types = xml.get('[Content_Types].xml');
  if (!types || [...parts.keys()][0] !== '[Content_Types].xml') return ['the types do not come first'];
  const extensions = elements(types, 'Default').map(({ attributes }) => attributes.Extension);
  const overrides = elements(types, 'Override').map(({ attributes }) => attributes.PartName ?? '');
  const own = [...parts.keys()].filter((name) => name !== '[Content_Types].xml');
  const faults = [
    ...own.filter((name) => name.endsWith('/')).map((name) => `${name} is a folder`),
    ...overrides.filter((name) => !parts.has(name.slice(1))).map((name) => `no part ${name}`),
    ...repeated(overrides).map((name) => `${name} has two types`),
    ...own
      .filter((name) => !overrides.includes(`/${name}`) && !extensions.includes(name.split('.').at(-1)))
      .map((name) => `no type for ${name}`),
    ...own
      .filter((name) => name.endsWith('.xml') && !overrides.includes(`/${name}`))
      .map((name) => `${name} is only some XML`),
  ];
  const reached = new Set<string>();
  for (const [name, root] of xml) {
    if (!name.endsWith('.rels')) continue;
    const folder = posix.dirname(posix.dirname(name));
    const source = posix.join(folder, posix.basename(name, '.rels'));
    if (source !== '.' && posix.basename(name) !== '.rels' && !parts.has(source))
      faults.push(`${name} is of no part`);
    const ids = root.children.map(({ attributes }) => attributes.Id ?? '');
    faults.push(...repeated(ids).map((id) => `${name} has two ${id}`));
    for (const { attributes } of root.children) {
      const target = posix.join(folder, attributes.Target ?? '');
      if (!parts.has(target)) faults.push(`${name} leads to ${target}`);
      reached.add(target);
    }
    const used = [...String(parts.get(source) ?? '').matchAll(/r:(?:id|embed)="([^"]+)"/g)].map(
      ([, id]) => id ?? '',
    );
    faults.push(...used.filter((id) => !ids.includes(id)).map((id) => `${source} refers to ${id}`));
  }
  faults.push(
    ...own
      .filter((name) => !name.endsWith('.rels') && !reached.has(name))
      .map((name) => `nothing leads to ${name}`),
  );
  for (const [name, root] of xml) {
    faults.push(...faultsOfOrder(name, root));
    if (!/^ppt\/(slides|slideLayouts|slideMasters|notes\w+)\/[^/]+$/.test(name)) continue;
    const shapes = elements(root, 'p:cNvPr').map(({ attributes }) => attributes.id ?? '');
    faults.push(...repeated(shapes).map((id) => `${name} has two shapes ${id}`));
    const places = elements(root, 'p:ph').map(
      ({ attributes }) => `${attributes.type} ${attributes.idx ?? ''}`,
    );
    faults.push(...repeated(places).map((place) => `${name} has two places ${place}`));
  }
  const master = xml.get('ppt/slideMasters/slideMaster1.xml');
  const numbers = [
    ...elements(xml.get('ppt/presentation.xml') ?? types, 'p:sldMasterId'),
    ...(master ? elements(master, 'p:sldLayoutId') : []),
  ].map(({ attributes }) => attributes.id ?? '');
  return [...faults, ...repeated(numbers).map((id) => `two masters or layouts are ${id}`)];
}

const repeated = (list: readonly string[]): string[] =>
  list.filter((one, index) => list.indexOf(one) !== index);
