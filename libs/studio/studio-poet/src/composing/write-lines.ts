import { suits } from '../lexicon/clashes.ts';
import {
  CLAUSE_PHRASES,
  CLOSE_LINES,
  CLOSE_OPENING_PHRASES,
  PLACE_PHRASES,
  THEMES,
  TIME_PHRASES,
  TURN_LINES,
  TURN_OPENING_PHRASES,
  type Phrase,
} from '../lexicon/lexicon.ts';
import { fitsSetting } from '../lexicon/setting.ts';
import type { PoemForm } from '../metre/check-metre.ts';
import type { Subject } from './choose-subject.ts';
import { phrasesOf, textOf, type ComposedLine } from '../line/composed-line.ts';
import { fitsPattern, type LinePattern } from './patterns.ts';
import { pickWeighted } from './random.ts';

const PLENTIFUL = ['water', 'house', 'grass', 'cloth', 'mountain'];

/** Weight factors for phrases that match the name, the hue, the place or the season. */
const WEIGHTS = { wish: 12, hue: 4, place: 2, season: 1.5 };

export function gatherLexicon(matter: Subject) {
  const fitting = (phrases: readonly Phrase[]) =>
    phrases.filter((phrase) => fitsSetting(phrase, matter.setting));
  return {
    themes: THEMES.map(({ subjects, acts, modifiers }) => ({
      subjects: fitting(subjects),
      acts: fitting(acts),
      modifiers: fitting(modifiers),
    })).filter(({ subjects, acts }) => subjects.length > 0 && acts.length > 0),
    places: fitting(PLACE_PHRASES),
    times: fitting(TIME_PHRASES),
    clauses: fitting(CLAUSE_PHRASES),
    turns: { lines: fitting(TURN_LINES), openings: fitting(TURN_OPENING_PHRASES) },
    closes: { lines: fitting(CLOSE_LINES), openings: fitting(CLOSE_OPENING_PHRASES) },
  };
}

const shareCharacter = (a: string, b: string) => [...a].some((character) => b.includes(character));

function takes(set: Set<string>, value: string): boolean {
  if (set.has(value)) return false;
  set.add(value);
  return true;
}

/** Writes the lines of one poem. Each method returns undefined if no phrase fits the lines so far. */
export class LineWriter {
  readonly lines: ComposedLine[] = [];
  readonly #characters = new Set<string>();
  readonly #groups = new Set<string>();
  readonly #matter: Subject;
  readonly #lexicon: ReturnType<typeof gatherLexicon>;
  readonly #form: PoemForm;
  readonly #random: () => number;

  constructor(
    matter: Subject,
    lexicon: ReturnType<typeof gatherLexicon>,
    form: PoemForm,
    random: () => number,
  ) {
    this.#matter = matter;
    this.#lexicon = lexicon;
    this.#form = form;
    this.#random = random;
  }

  sentence(source: 'turns' | 'closes', pattern: LinePattern, kinds?: string): ComposedLine | undefined {
    const fitting = this.#lexicon[source].lines.filter(
      (phrase) =>
        fitsPattern(phrase.marks, pattern.head + pattern.tail) &&
        (kinds === undefined || shareCharacter(phrase.kinds, kinds)) &&
        this.#isFree([phrase]),
    );
    const tail = pickWeighted(fitting, (phrase) => this.#weigh(phrase), this.#random);
    if (!tail || this.#form === '五绝') return tail && { frame: 'sentence', tail };
    const openings = this.#lexicon[source].openings.filter(({ kinds: opens }) =>
      shareCharacter(opens, tail.kinds),
    );
    const opening = this.#pick(openings, pattern.front, [tail]);
    return opening && { frame: 'sentence', opening, tail };
  }

  clause(pattern: LinePattern, rhyme: string): ComposedLine | undefined {
    const heads =
      this.#form === '五绝' ? [...this.#lexicon.places, ...this.#lexicon.times] : this.#lexicon.places;
    const head = this.#pick(heads, pattern.head);
    const tail = head && this.#pickTail(this.#lexicon.clauses, pattern, rhyme, [head]);
    if (!tail) return undefined;
    if (this.#form === '五绝') return { frame: 'clause', head, tail };
    const opening = this.#pick(this.#openTimes(), pattern.front, [head, tail]);
    return opening && { frame: 'clause', opening, head, tail };
  }

  act(pattern: LinePattern, rhyme?: string): ComposedLine | undefined {
    const subjects = this.#lexicon.themes.flatMap((theme) =>
      theme.subjects.map((subject) => ({ theme, subject })),
    );
    const fitting = subjects.filter(
      ({ subject }) => fitsPattern(subject.marks, pattern.head) && this.#isFree([subject]),
    );
    const found = pickWeighted(
      fitting,
      ({ theme, subject }) => this.#weigh(subject) / Math.sqrt(theme.subjects.length),
      this.#random,
    );
    if (!found) return undefined;
    const { theme, subject } = found;
    const acts = theme.acts.filter((act) => suits(subject, act));
    const tail = this.#pickTail(acts, pattern, rhyme, [subject]);
    if (!tail) return undefined;
    if (this.#form === '五绝') return { frame: 'act', head: subject, tail };
    const modifiers = theme.modifiers.filter(
      (modifier) =>
        suits(subject, modifier) && (!modifier.en.endsWith('#') || !/^(?:an?|the) /.test(subject.en)),
    );
    const modifier = this.#pick(modifiers, pattern.front, [subject, tail]);
    if (modifier) return { frame: 'act', modifier, head: subject, tail };
    const opening = this.#pick(this.#openTimes(), pattern.front, [subject, tail]);
    return opening && { frame: 'act', opening, head: subject, tail };
  }

  #openTimes(): readonly Phrase[] {
    const used = this.lines.some(({ opening, head }) =>
      [opening, head].some((phrase) => phrase && this.#lexicon.times.includes(phrase)),
    );
    return used ? [] : this.#lexicon.times;
  }

  #pickTail(tails: readonly Phrase[], pattern: LinePattern, rhyme: string | undefined, beside: Phrase[]) {
    const rhyming = pattern.rhymes && rhyme ? tails.filter(({ rhymes }) => rhymes.includes(rhyme)) : tails;
    return this.#pick(rhyming, pattern.tail, beside);
  }

  #pick(phrases: readonly Phrase[], pattern: string, beside: Phrase[] = []): Phrase | undefined {
    const fitting = phrases.filter(
      (phrase) => fitsPattern(phrase.marks, pattern) && this.#isFree([phrase, ...beside]),
    );
    return pickWeighted(fitting, (phrase) => this.#weigh(phrase), this.#random);
  }

  /** Returns whether no character repeats and no group of things repeats, except those in PLENTIFUL. */
  #isFree(phrases: Phrase[]): boolean {
    const characters = new Set(this.#characters);
    const groups = new Set(this.#groups);
    return phrases.every(
      (phrase) =>
        phrase.characters.every((character) => takes(characters, character)) &&
        phrase.groups.every((group) => PLENTIFUL.includes(group) || takes(groups, group)),
    );
  }

  put(line: ComposedLine, where: 'before' | 'after'): void {
    this.lines[where === 'before' ? 'unshift' : 'push'](line);
    for (const phrase of phrasesOf(line)) {
      for (const character of phrase.characters) this.#characters.add(character);
      for (const group of phrase.groups) this.#groups.add(group);
    }
  }

  #weigh(phrase: Phrase): number {
    const { preferredCharacters, hues, setting } = this.#matter;
    return (
      (shareCharacter(preferredCharacters, phrase.text) ? WEIGHTS.wish : 1) *
      (shareCharacter(hues, phrase.hues) ? WEIGHTS.hue : 1) *
      (phrase.place && phrase.place.length < 5 && phrase.place.includes(setting.place) ? WEIGHTS.place : 1) *
      (phrase.season ? WEIGHTS.season : 1)
    );
  }

  belonging(): number {
    const { preferredCharacters, hues } = this.#matter;
    const wished = this.lines.filter((line) => shareCharacter(preferredCharacters, textOf(line)));
    const hued = this.lines.filter((line) =>
      phrasesOf(line).some((phrase) => shareCharacter(hues, phrase.hues)),
    );
    return 3 * Math.min(wished.length, 2) + Math.min(hued.length, 2) + (hued.length > 0 ? 1 : 0);
  }
}
