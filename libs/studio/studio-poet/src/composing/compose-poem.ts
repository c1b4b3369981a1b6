import type { PoemForm } from '../metre/check-metre.ts';
import { levelRhymes, toneMarks } from '../metre/tones.ts';
import { renderEnglish } from '../rendering/english.ts';
import { renderJapanese } from '../rendering/japanese.ts';
import { sceneOf, type Scene } from '../scene/scene.ts';
import { titleOf } from '../scene/title.ts';
import { chooseSubject, type Subject } from './choose-subject.ts';
import { textOf, type ComposedLine } from '../line/composed-line.ts';
import { FIRST_LINE_RHYMES, QUATRAINS } from './patterns.ts';
import { randomOf } from './random.ts';
import { gatherLexicon, LineWriter } from './write-lines.ts';

export interface PoemRequest {
  name: string;
  hex: string;
  form: PoemForm;
  /** Selects the poem; the same seed gives the same poem. */
  seed: string | number;
}

export interface Rendering {
  title: string;
  lines: string[];
}

export interface Poem {
  form: PoemForm;
  title: string;
  lines: string[];
  /** 平, 仄, or 通 (either) per character. */
  tones: string[];
  rhyme: string;
  scene: Scene;
  renderings: { en: Rendering; ja: Rendering };
}

/** Drafts per subject to choose from, attempts per subject, and subjects per poem. */
const DRAFTS = 3;
const TRIES = 80;
const MAX_SUBJECTS = 12;
/** Probability that the first line describes a view, as the second does, rather than a place and an event. */
const VIEW_OPENS = 0.3;
/** Kinds of third line after which the poem may end with a plain view (以景结情), and how likely that is. */
const OPEN_TURNS = /立/;
const VIEW_CLOSES = 0.35;

/**
 * Returns an original quatrain for the colour. Deterministic for equal requests.
 *
 * @throws {InvalidHexError} when `hex` is not a valid colour
 */
export function composePoem({ name, hex, form, seed }: PoemRequest): Poem {
  const random = randomOf(`${name} ${hex.toLowerCase()} ${form} ${seed}`);
  for (let matters = 0; matters < MAX_SUBJECTS; matters += 1) {
    const matter = chooseSubject(name, hex, random);
    const draft = bestDraft(matter, form, random);
    if (draft) return describe(draft, matter, form);
  }
  throw new Error(`no poem for ${name} ${hex} ${form} ${seed}`);
}

function bestDraft(matter: Subject, form: PoemForm, random: () => number): ComposedLine[] | undefined {
  const lexicon = gatherLexicon(matter);
  let best: { lines: ComposedLine[]; belonging: number } | undefined;
  for (let tries = 0, drafts = 0; tries < TRIES && drafts < DRAFTS; tries += 1) {
    const writer = new LineWriter(matter, lexicon, form, random);
    if (!draftPoem(writer, form, random)) continue;
    drafts += 1;
    const belonging = writer.belonging();
    if (belonging > (best?.belonging ?? 0)) best = { lines: writer.lines, belonging };
  }
  return best?.lines;
}

/** Drafts the third and fourth lines first, because they fix the rhyme and limit what the couplet may name. */
function draftPoem(writer: LineWriter, form: PoemForm, random: () => number): boolean {
  const rhyming = random() < FIRST_LINE_RHYMES[form];
  const quatrain = QUATRAINS[(random() < 0.5 ? 0 : 2) + (rhyming ? 1 : 0)] ?? [];
  const [first, second, third, fourth] = quatrain;
  if (!first || !second || !third || !fourth) return false;
  const turn = writer.sentence('turns', third);
  if (!turn) return false;
  writer.put(turn, 'after');
  const close =
    OPEN_TURNS.test(turn.tail.kinds) && random() < VIEW_CLOSES
      ? writer.act(fourth)
      : writer.sentence('closes', fourth, turn.tail.kinds);
  if (!close) return false;
  writer.put(close, 'after');
  const rhyme = close.tail.rhymes[0] ?? '';
  const view = writer.act(second, rhyme);
  if (!view) return false;
  writer.put(view, 'before');
  const opening = random() < VIEW_OPENS ? writer.act(first, rhyme) : writer.clause(first, rhyme);
  if (!opening) return false;
  writer.put(opening, 'before');
  return true;
}

function describe(composed: ComposedLine[], { setting }: Subject, form: PoemForm): Poem {
  const lines = composed.map(textOf);
  const scene = sceneOf(composed, setting);
  const title = titleOf(scene);
  return {
    form,
    title: title.zh,
    lines,
    tones: lines.map(toneMarks),
    rhyme: levelRhymes(lines[3] ?? '').find((rhyme) => levelRhymes(lines[1] ?? '').includes(rhyme)) ?? '',
    scene,
    renderings: {
      en: { title: title.en, lines: composed.map(renderEnglish) },
      ja: { title: title.ja, lines: composed.map(renderJapanese) },
    },
  };
}
