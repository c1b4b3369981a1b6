import { levelRhymes, readText, toneMark, toneMarks, type ToneMark } from './tones.ts';

export type PoemForm = '五绝' | '七绝';

export const FAULT_CODES = {
  form: 'not four lines of five or of seven characters',
  'unknown-character': 'a character that the rhyme book lacks',
  tone: 'the second, fourth and sixth characters do not alternate (拗)',
  'three-level': 'the last three characters are level (三平调)',
  'lone-level': 'a line has one level character beside its rhyme (孤平)',
  opposition: 'the lines of a couplet begin alike (失对)',
  sticking: 'the second couplet does not begin as the first ends (失粘)',
  'oblique-rhyme': 'a rhyming line ends in an oblique tone',
  rhyme: 'a line ends in another level rhyme (出韵)',
  'level-end': 'the third line ends in a level tone',
  repetition: 'a character comes back that is not a doubled word',
} as const;

export interface MetreFault {
  code: keyof typeof FAULT_CODES;
  /** Line number from 1; for a couplet or a repetition, the later line. Absent for the whole poem. */
  line?: number;
  characters?: string;
}

export interface MetreVerdict {
  regular: boolean;
  faults: MetreFault[];
  form: PoemForm | null;
  tones: string[];
  /** 平水韵 rhyme shared by lines 2 and 4, or null. */
  rhyme: string | null;
  firstLineRhymes: boolean;
}

const could = (mark: ToneMark | undefined, tone: '平' | '仄') => mark === tone || mark === '通';
const differ = (a: ToneMark | undefined, b: ToneMark | undefined) =>
  (could(a, '平') && could(b, '仄')) || (could(a, '仄') && could(b, '平'));
const agree = (a: ToneMark | undefined, b: ToneMark | undefined) =>
  (could(a, '平') && could(b, '平')) || (could(a, '仄') && could(b, '仄'));

/**
 * Checks a quatrain of regulated verse (近体绝句) against the tones and rhymes of 平水韵. Lines are bare characters
 * without punctuation. Allowed as in Tang verse: an unrhymed first line, 平平仄平仄 for 平平平仄仄, and 仄平平仄平, whose
 * third character compensates for the first. A rescue across two lines (对句救) is not recognised and reports
 * `tone`.
 */
export function checkMetre(lines: readonly string[]): MetreVerdict {
  const poem = lines.map((line) => [...line]);
  const tones = lines.map(toneMarks);
  const verdict = { tones, rhyme: null, firstLineRhymes: false };
  const length = poem[0]?.length;
  if (poem.length !== 4 || (length !== 5 && length !== 7) || poem.some((line) => line.length !== length)) {
    return { ...verdict, form: null, regular: false, faults: [{ code: 'form' }] };
  }
  const form = length === 5 ? '五绝' : '七绝';
  const marks = lines.map((line) => readText(line).map((found) => toneMark(found)));
  const unknown = poem.flatMap((line, index) =>
    line.flatMap((character, place) =>
      marks[index]?.[place]
        ? []
        : [{ code: 'unknown-character' as const, line: index + 1, characters: character }],
    ),
  );
  if (unknown.length > 0) return { ...verdict, form, regular: false, faults: unknown };

  const { rhyme, firstLineRhymes, faults: rhymeFaults } = judgeRhyme(lines);
  const faults: MetreFault[] = [
    ...marks.flatMap((line, index) => judgeLine(line, index + 1)),
    ...judgeCouplets(marks),
    ...rhymeFaults,
    ...findRepetitions(poem),
  ];
  return { form, tones, rhyme, firstLineRhymes, faults, regular: faults.length === 0 };
}

function judgeLine(marks: (ToneMark | undefined)[], line: number): MetreFault[] {
  const faults: MetreFault[] = [];
  const [first, second, third, fourth, fifth] = marks.slice(-5);
  const opensRight = marks.length === 5 || differ(marks[1], second);
  const special =
    could(first, '平') &&
    could(second, '平') &&
    could(third, '仄') &&
    could(fourth, '平') &&
    could(fifth, '仄');
  if (!opensRight || (!differ(second, fourth) && !special)) faults.push({ code: 'tone', line });
  if (third === '平' && fourth === '平' && fifth === '平') faults.push({ code: 'three-level', line });
  if (first === '仄' && second === '平' && third === '仄' && fourth === '仄' && fifth === '平') {
    faults.push({ code: 'lone-level', line });
  }
  return faults;
}

function judgeCouplets(marks: (ToneMark | undefined)[][]): MetreFault[] {
  const second = marks.map((line) => line[1]);
  const faults: MetreFault[] = [];
  if (!differ(second[0], second[1])) faults.push({ code: 'opposition', line: 2 });
  if (!agree(second[1], second[2])) faults.push({ code: 'sticking', line: 3 });
  if (!differ(second[2], second[3])) faults.push({ code: 'opposition', line: 4 });
  return faults;
}

const endsLevel = (line: string) => toneMarks(line).endsWith('平');

function judgeRhyme(lines: readonly string[]) {
  const faults: MetreFault[] = [];
  const [first = '', second = '', third = '', fourth = ''] = lines;
  const shared = levelRhymes(second).filter((rhyme) => levelRhymes(fourth).includes(rhyme));
  for (const [line, end] of [[2, second] as const, [4, fourth] as const]) {
    if (levelRhymes(end).length === 0)
      faults.push({ code: 'oblique-rhyme', line, characters: [...end].at(-1) });
  }
  if (faults.length === 0 && shared.length === 0) {
    faults.push({ code: 'rhyme', line: 4, characters: [...fourth].at(-1) });
  }
  const rhyme = shared.find((group) => levelRhymes(first).includes(group)) ?? shared[0] ?? null;
  const firstLineRhymes = rhyme !== null && levelRhymes(first).includes(rhyme);
  if (rhyme !== null && endsLevel(first) && !firstLineRhymes) {
    faults.push({ code: 'rhyme', line: 1, characters: [...first].at(-1) });
  }
  if (endsLevel(third)) faults.push({ code: 'level-end', line: 3, characters: [...third].at(-1) });
  return { rhyme, firstLineRhymes, faults };
}

function findRepetitions(poem: string[][]): MetreFault[] {
  const seen = new Set<string>();
  return poem.flatMap((line, index) =>
    line.flatMap((character, place) => {
      if (line[place - 1] === character) return [];
      if (seen.has(character))
        return [{ code: 'repetition' as const, line: index + 1, characters: character }];
      seen.add(character);
      return [];
    }),
  );
}
