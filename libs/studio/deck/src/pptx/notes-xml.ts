import { solidFill } from './paint-xml.ts';
import { background, COLOR_MAP, TREE_HEAD } from './master-xml.ts';
import { transform } from './shape-xml.ts';
import { languageOf, type Locale } from './text-xml.ts';
import { centipoints, DECLARATION, escapeXml, NAMESPACES } from './xml.ts';

export const NOTES_PAGE = { w: 7.5, h: 10 } as const;
const IMAGE = { x: 0.75, y: 0.75, w: 6, h: 3.375 };
const WORDS = { x: 0.75, y: 4.5, w: 6, h: 4.75 };

const place = (
  id: number,
  name: string,
  locks: string,
  placeholder: string,
  properties: string,
  body = '',
): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name} ${id}"/><p:cNvSpPr><a:spLocks ${locks}/></p:cNvSpPr><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr>` +
  `<p:spPr>${properties}</p:spPr>${body}</p:sp>`;

const RECTANGLE = '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';
const IMAGE_LOCKS = 'noGrp="1" noRot="1" noChangeAspect="1"';

export function notesMasterXml(locale: Locale): string {
  const text = `<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:pPr lvl="0"/><a:r><a:rPr lang="${languageOf(locale)}"/><a:t>…</a:t></a:r></a:p></p:txBody>`;
  return (
    `${DECLARATION}<p:notesMaster ${NAMESPACES}><p:cSld>${background({ ground: { slot: 'lt1' } })}<p:spTree>${TREE_HEAD}` +
    place(
      2,
      'Slide Image Placeholder',
      IMAGE_LOCKS,
      '<p:ph type="sldImg" idx="2"/>',
      `${transform(IMAGE)}${RECTANGLE}<a:noFill/>`,
    ) +
    place(
      3,
      'Notes Placeholder',
      'noGrp="1"',
      '<p:ph type="body" sz="quarter" idx="3"/>',
      `${transform(WORDS)}${RECTANGLE}`,
      text,
    ) +
    `</p:spTree></p:cSld>${COLOR_MAP}<p:notesStyle><a:lvl1pPr marL="0" algn="l"><a:defRPr sz="${centipoints(12)}">${solidFill({ slot: 'dk1' })}` +
    '<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/></a:defRPr></a:lvl1pPr></p:notesStyle></p:notesMaster>'
  );
}

export function notesXml(notes: string, locale: Locale): string {
  const paragraphs = notes
    .split(/\r?\n/)
    .map(
      (line) =>
        `<a:p><a:r><a:rPr lang="${languageOf(locale)}" dirty="0"/><a:t>${escapeXml(line)}</a:t></a:r></a:p>`,
    )
    .join('');
  return (
    `${DECLARATION}<p:notes ${NAMESPACES}><p:cSld><p:spTree>${TREE_HEAD}` +
    place(2, 'Slide Image Placeholder', IMAGE_LOCKS, '<p:ph type="sldImg"/>', '') +
    place(
      3,
      'Notes Placeholder',
      'noGrp="1"',
      '<p:ph type="body" idx="1"/>',
      '',
      `<p:txBody><a:bodyPr/><a:lstStyle/>${paragraphs}</p:txBody>`,
    ) +
    '</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>'
  );
}
