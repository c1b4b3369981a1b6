import entries from '../../data/clashes.json' with { type: 'json' };
import type { Phrase } from './lexicon.ts';

/** Pairs of subject and act or modifier that are grammatical but make no sense. */
const CLASHES = entries.map(({ subject, act }) => ({ subject: new RegExp(subject), act: new RegExp(act) }));

const COLORED = /^(?:[绿碧白红青](?!云|山|苔|柳|杨|水|波|流))|[红黄青白绿]$/;
const OBJECT = /落红|绛|苔青/;

const judged = new Map<Phrase, Map<Phrase, boolean>>();

/** Returns whether the act makes sense for the subject, regardless of the setting. */
export function suits(subject: Phrase, act: Phrase): boolean {
  const known = judged.get(subject) ?? new Map<Phrase, boolean>();
  judged.set(subject, known);
  const verdict = known.get(act) ?? judge(subject, act);
  known.set(act, verdict);
  return verdict;
}

function judge(subject: Phrase, act: Phrase): boolean {
  if (act.only && ![...act.only].some((character) => subject.text.includes(character))) return false;
  if ([...act.text].some((character) => subject.text.includes(character))) return false;
  if (CLASHES.some((clash) => clash.subject.test(subject.text) && clash.act.test(act.text))) return false;
  const color =
    COLORED.test(act.text) && !OBJECT.test(act.text) ? act.text.match(/[红黄青白绿碧]/)?.[0] : undefined;
  if (!color || !subject.hues) return true;
  const meant = color === '碧' ? '青绿' : color === '青' ? '青绿' : color === '红' ? '红粉' : color;
  return [...meant].some((hue) => subject.hues.includes(hue));
}
