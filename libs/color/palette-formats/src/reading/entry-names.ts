/** One step of an entry's path: the key or name of a group, or the index in a list. */
export type Label = string | number;

/** Group names that do not describe a colour. */
const CONTAINER =
  /^(?:colou?rs?|palettes?|themes?|schemes|tokens|swatches|extend|values?|default|module\.exports|exports|global|\$root|variables|valuesbymode|\d+:\d+)$/i;

const isStep = (label: Label | undefined): boolean =>
  typeof label === 'number' || (label !== undefined && /^(?:[a-z]?\d{1,4}|default)$/i.test(label));

const LONGEST = 40;

/**
 * Returns the last part of a name such as `brand/500`. A last part that is only a step, like `500`, is
 * returned together with its group: `brand 500`.
 */
export function lastPart(name: string): string {
  const parts = name.split('/').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const group = parts.at(-2);
  return isStep(last) && group ? `${group} ${last}` : last || name;
}

/**
 * Names entries by their paths: without the groups that all of them share, and without groups such as
 * `colors`. Steps keep their group: `brand 50`. An entry of a list without a name of its own has none.
 */
export function entryNames(paths: readonly (readonly Label[])[]): string[] {
  const shared = sharedGroups(paths);
  return paths.map((path) => {
    const kept: string[] = [];
    let behindName = false;
    for (const [index, label] of path.entries()) {
      if (index < shared) continue;
      if (typeof label === 'number') {
        if (behindName) kept.push(String(label));
      } else {
        behindName = !CONTAINER.test(label);
        if (behindName) kept.push(label);
      }
    }
    if (kept.length === 0) kept.push(typeof path.at(-1) === 'string' ? String(path.at(-1)) : '');
    while (kept.length > 1 && kept.join(' ').length > LONGEST) kept.shift();
    return kept.join(' ');
  });
}

function sharedGroups(paths: readonly (readonly Label[])[]): number {
  const [first, ...others] = paths;
  if (!first) return 0;
  const groups = (path: readonly Label[]) => {
    let end = path.length - 1;
    while (end > 0 && isStep(path[end])) end -= 1;
    return end;
  };
  let shared = groups(first);
  for (const path of others) {
    shared = Math.min(shared, groups(path));
    let same = 0;
    while (same < shared && path[same] === first[same]) same += 1;
    shared = same;
  }
  return shared;
}

/** Returns the name of the group around all entries if it describes them, otherwise ''. */
export const groupTitle = (label: Label | undefined): string =>
  typeof label === 'string' && !CONTAINER.test(label) ? label : '';

/** Words in the names of values that are not colours. */
const OTHER_VALUES = new Set(
  (
    'font fonts radius radii rounded space spacing size sizes sizing width height shadow elevation ease easing duration ' +
    'delay transition animate animation index breakpoint screen container leading tracking letter weight family blur ' +
    'perspective aspect inset margin padding gap grid opacity cursor ratio offset scale rotate translate transform typography'
  ).split(' '),
);

/** Returns false for the name of a value that is not a colour, such as `font-sans` or `radius-lg`. */
export function mayBeColor(name: string): boolean {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return words.some((word) => /^colou?rs?$/.test(word)) || !words.some((word) => OTHER_VALUES.has(word));
}
