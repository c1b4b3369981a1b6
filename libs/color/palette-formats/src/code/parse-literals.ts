/** A tree of objects, lists and texts. References such as `colors.brand[500]` are texts in braces. */
export type Literal = string | number | Literal[] | { [key: string]: Literal };

const MOST_DEPTH = 40;

const COMMENT = String.raw`//[^\n]*|/\*[^]*?(?:\*/|$)`;
// An unclosed text ends with its line or the file, so that no text is scanned twice.
const STRING = String.raw`'[^'\\\n]*(?:\\.[^'\\\n]*)*'?|"[^"\\\n]*(?:\\.[^"\\\n]*)*"?|\x60[^\x60\\]*(?:\\[^][^\x60\\]*)*\x60?`;
const NUMBER = String.raw`(?:0x[\da-f]+|\d[\d_]*(?:\.\d+)?)(?![\w$])`;
/** A name with its members. Type arguments after it are dropped. */
const WORD = String.raw`[\p{L}_$][\p{L}\p{N}_$]*(?:\??\.[\p{L}_$][\p{L}\p{N}_$]*|\[(?:\d+|'[^'\n]{1,60}'|"[^"\n]{1,60}")\])*`;
const TYPE_ARGUMENTS = String.raw`(?:<[\w\s,.|'"[\]<>]{1,100}>)?`;
const TOKEN = new RegExp(
  `${COMMENT}|(?<string>${STRING})|(?<number>${NUMBER})|(?<word>${WORD})${TYPE_ARGUMENTS}|(?<mark>=>|[{}[\\](),;:=])`,
  'giu',
);

interface Frame {
  kind: 'object' | 'list' | 'call' | 'ignored';
  node: { [key: string]: Literal } | Literal[];
  /** The last word, which becomes a key before `:` or `=`. */
  word: string | undefined;
  key: string | undefined;
  hasValue: boolean;
}

const group = (): { [key: string]: Literal } => Object.create(null) as { [key: string]: Literal };

/**
 * Collects the object and array literals of a program in JavaScript, TypeScript or a similar language, in one
 * pass and without running it. Constants are keys of the tree; functions and other statements leave nothing.
 */
export function parseLiterals(text: string): { [key: string]: Literal } {
  const root = group();
  const frames: Frame[] = [frame('object', root)];
  for (const { 0: whole, groups = {} } of text.matchAll(TOKEN)) {
    const current = frames.at(-1)!;
    if (groups.string !== undefined) addWord(current, unquoted(whole), unquoted(whole));
    else if (groups.number !== undefined) addWord(current, whole, Number(whole.replaceAll('_', '')));
    else if (groups.word !== undefined) addWord(current, groups.word, `{${dotted(groups.word)}}`);
    else if (groups.mark !== undefined) addMark(frames, whole);
  }
  return root;
}

const frame = (kind: Frame['kind'], node: Frame['node']): Frame => ({
  kind,
  node,
  word: undefined,
  key: undefined,
  hasValue: false,
});

const unquoted = (text: string) => text.slice(1, -1).replace(/\\(["'`\\/])/g, '$1');

const dotted = (path: string) => path.replace(/\[["']?([^\]"']+)["']?\]/g, '.$1').replaceAll('?.', '.');

function addWord(current: Frame, word: string, value: string | number): void {
  if (current.kind === 'list') (current.node as Literal[]).push(value);
  if (current.kind !== 'object') return;
  if (current.key !== undefined && !current.hasValue) {
    setValue(current, value);
    current.hasValue = true;
  } else {
    current.key = undefined;
  }
  current.word = word;
}

function setValue({ node, key = '' }: Frame, value: Literal): void {
  if (!Array.isArray(node)) node[key] = value;
}

function addMark(frames: Frame[], mark: string): void {
  const current = frames.at(-1)!;
  switch (mark) {
    case '{':
    case '[':
    case '(':
      frames.push(opened(frames, mark));
      return;
    case '}':
    case ']':
    case ')':
      if (frames.length > 1) frames.pop();
      return;
    case ':':
    case '=':
      // `const colors: Theme = …` keeps its key.
      if (current.key === undefined || mark === ':') current.key = current.word;
      current.hasValue = false;
      return;
    case '=>':
      current.hasValue = false;
      return;
    default:
      current.key = undefined;
      current.word = undefined;
      current.hasValue = false;
  }
}

function opened(frames: Frame[], mark: '{' | '[' | '('): Frame {
  const outer = frames.at(-1)!;
  if (frames.length > MOST_DEPTH || outer.kind === 'ignored') return frame('ignored', []);
  if (mark === '(') return frame('call', []);
  // Arguments of a call, such as `defineConfig({ … })`, belong to the key before the call.
  const owner = frames.findLast(({ kind }) => kind !== 'call')!;
  if (owner.kind === 'list') {
    const node = mark === '{' ? group() : [];
    if (outer.kind === 'call') return frame('ignored', node);
    (owner.node as Literal[]).push(node);
    return frame(mark === '{' ? 'object' : 'list', node);
  }
  if (owner.key === undefined)
    return mark === '{' ? frame('object', owner.node) : frame(outer.kind === 'call' ? 'list' : 'ignored', []);
  const known = outer.kind === 'call' && !Array.isArray(owner.node) ? owner.node[owner.key] : undefined;
  const node = mark === '[' ? [] : typeof known === 'object' && !Array.isArray(known) ? known : group();
  setValue(owner, node);
  owner.hasValue = true;
  return frame(mark === '{' ? 'object' : 'list', node);
}
