import type { DeckModel } from '@danqing/contracts/agent';
import { contextOf, layOutSlide } from '../layouts/lay-out-slide.ts';
import { PAGE } from '../page/page.ts';
import type { LaidOutSlide } from '../page/primitives.ts';
import { chartXml } from './chart-xml.ts';
import { layoutXml, MasterLayouts } from './layout-xml.ts';
import { MASTER_ID, masterXml } from './master-xml.ts';
import { NOTES_PAGE, notesMasterXml, notesXml } from './notes-xml.ts';
import { OfficePackage } from './package.ts';
import { promptSlides } from './prompts.ts';
import { appPropertiesXml, corePropertiesXml } from './properties-xml.ts';
import { slideXml, type DeckPicture, type SlideLinks } from './slide-xml.ts';
import { languageOf, type Locale } from './text-xml.ts';
import { themeXml } from './theme-xml.ts';
import { chartWorkbook } from './workbook.ts';
import { DECLARATION, DRAWING, emu, NAMESPACES, PACKAGE } from './xml.ts';

export const PPTX_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

const PRESENTATION = 'ppt/presentation.xml';
const MASTER = 'ppt/slideMasters/slideMaster1.xml';
const NOTES_MASTER = 'ppt/notesMasters/notesMaster1.xml';
/** Lowest slide ID (ECMA-376, ST_SlideId). */
const FIRST_SLIDE_ID = 256;

/**
 * Returns a deck as a .pptx with layouts of one master, theme colours only, native charts and tables, and
 * speaker notes. Equal input gives equal bytes.
 *
 * @param pictures by slide index; a slide without one gets a drawn composition
 */
export function writePptx(
  model: DeckModel,
  pictures: ReadonlyMap<number, DeckPicture>,
): Uint8Array<ArrayBuffer> {
  const { plan, design, content } = model;
  const { locale } = plan;
  const file = new OfficePackage();
  const laidOut = content.map((slide, index) => layOutSlide(slide, contextOf(model, index)));
  const layouts = new MasterLayouts(locale);
  const layoutOf = laidOut.map((slide) => layouts.take(slide));
  promptSlides(locale).forEach((slide, index) => {
    if (!layouts.has(slide.layout)) layouts.take(layOutSlide(slide, contextOf(model, index)));
  });

  file.relate('', 'officeDocument', PRESENTATION);
  file.relate('', `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml');
  file.relate('', 'extended-properties', 'docProps/app.xml');

  const masterId = file.relate(PRESENTATION, 'slideMaster', MASTER);
  const layoutPath = (index: number) => `ppt/slideLayouts/slideLayout${index + 1}.xml`;
  const layoutIds = layouts.list.map((_, index) => file.relate(MASTER, 'slideLayout', layoutPath(index)));
  const notesMasterId = file.relate(PRESENTATION, 'notesMaster', NOTES_MASTER);
  const slideIds = content.map((_, index) => file.relate(PRESENTATION, 'slide', slidePath(index)));
  file.add(
    PRESENTATION,
    presentationXml(masterId, notesMasterId, slideIds, locale),
    'presentationml.presentation.main+xml',
  );
  addSettings(file);

  file.add(MASTER, masterXml(layoutIds, locale), 'presentationml.slideMaster+xml');
  layouts.list.forEach((layout, index) => {
    file.add(layoutPath(index), layoutXml(layout, locale), 'presentationml.slideLayout+xml');
    file.relate(layoutPath(index), 'slideMaster', MASTER);
  });
  addTheme(file, MASTER, 1, themeXml(design, plan.title));
  file.add(NOTES_MASTER, notesMasterXml(locale), 'presentationml.notesMaster+xml');
  // A notes master needs its own theme part, because two masters may not share one.
  addTheme(file, NOTES_MASTER, 2, themeXml(design, plan.title));

  content.forEach((slide, index) => {
    const path = slidePath(index);
    const page = laidOut[index];
    if (!page) return;
    file.relate(path, 'slideLayout', layoutPath(layoutOf[index] ?? 0));
    const links = {
      ...addChart(file, path, index, page, locale),
      ...addPicture(file, path, index, page, pictures),
    };
    file.add(path, slideXml(slide, page, links, locale), 'presentationml.slide+xml');
    const notes = `ppt/notesSlides/notesSlide${index + 1}.xml`;
    file.relate(path, 'notesSlide', notes);
    file.relate(notes, 'notesMaster', NOTES_MASTER);
    file.relate(notes, 'slide', path);
    file.add(notes, notesXml(slide.notes, locale), 'presentationml.notesSlide+xml');
  });

  file.add(
    'docProps/core.xml',
    corePropertiesXml(plan.title, plan.subtitle, languageOf(locale)),
    'application/vnd.openxmlformats-package.core-properties+xml',
  );
  file.add('docProps/app.xml', appPropertiesXml(content.length), 'extended-properties+xml');
  return file.write();
}

const slidePath = (index: number): string => `ppt/slides/slide${index + 1}.xml`;

function addTheme(file: OfficePackage, master: string, number: number, xml: string): void {
  const path = `ppt/theme/theme${number}.xml`;
  file.relate(master, 'theme', path);
  if (number === 1) file.relate(PRESENTATION, 'theme', path);
  file.add(path, xml, 'theme+xml');
}

function addSettings(file: OfficePackage): void {
  const add = (name: string, xml: string) => {
    file.relate(PRESENTATION, name, `ppt/${name}.xml`);
    file.add(`ppt/${name}.xml`, DECLARATION + xml, `presentationml.${name}+xml`);
  };
  add('presProps', `<p:presentationPr ${NAMESPACES}/>`);
  add('viewProps', `<p:viewPr ${NAMESPACES}/>`);
  add('tableStyles', `<a:tblStyleLst xmlns:a="${DRAWING}" def="{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}"/>`);
}

function addChart(
  file: OfficePackage,
  slide: string,
  index: number,
  { content }: LaidOutSlide,
  locale: Locale,
): SlideLinks {
  const chart = content.find((part) => part.kind === 'chart');
  if (!chart) return {};
  const path = `ppt/charts/chart${index + 1}.xml`;
  const workbook = `ppt/embeddings/Microsoft_Excel_Sheet${index + 1}.xlsx`;
  file.add(path, chartXml(chart, locale), 'drawingml.chart+xml');
  file.relate(path, 'package', workbook);
  file.add(workbook, chartWorkbook(chart.data));
  return { chart: file.relate(slide, 'chart', path) };
}

function addPicture(
  file: OfficePackage,
  slide: string,
  index: number,
  { content }: LaidOutSlide,
  pictures: ReadonlyMap<number, DeckPicture>,
): SlideLinks {
  const picture = pictures.get(index);
  if (!picture || !content.some((part) => part.kind === 'picture')) return {};
  const path = `ppt/media/image${index + 1}.${picture.type.slice('image/'.length)}`;
  file.add(path, picture.bytes);
  return { picture: { id: file.relate(slide, 'image', path), width: picture.width, height: picture.height } };
}

function presentationXml(
  master: string,
  notesMaster: string,
  slides: readonly string[],
  locale: Locale,
): string {
  const ids = slides.map((id, index) => `<p:sldId id="${FIRST_SLIDE_ID + index}" r:id="${id}"/>`).join('');
  const levels = `<a:defPPr><a:defRPr lang="${languageOf(locale)}"/></a:defPPr>`;
  return (
    `${DECLARATION}<p:presentation ${NAMESPACES} saveSubsetFonts="1"><p:sldMasterIdLst><p:sldMasterId id="${MASTER_ID}" r:id="${master}"/></p:sldMasterIdLst>` +
    `<p:notesMasterIdLst><p:notesMasterId r:id="${notesMaster}"/></p:notesMasterIdLst><p:sldIdLst>${ids}</p:sldIdLst>` +
    `<p:sldSz cx="${emu(PAGE.w)}" cy="${emu(PAGE.h)}"/><p:notesSz cx="${emu(NOTES_PAGE.w)}" cy="${emu(NOTES_PAGE.h)}"/><p:defaultTextStyle>${levels}</p:defaultTextStyle></p:presentation>`
  );
}
