/**
 * Makes names unique. The first of equal names stays; later ones get '-2', '-3' and so on, skipping names
 * already in the list. Deterministic.
 */
export function distinct(names: readonly string[]): string[] {
  const taken = new Set(names);
  const given = new Set<string>();
  const next = new Map<string, number>();
  return names.map((name) => {
    if (!given.has(name)) {
      given.add(name);
      return name;
    }
    let number = next.get(name) ?? 2;
    while (taken.has(`${name}-${number}`)) number += 1;
    next.set(name, number + 1);
    const numbered = `${name}-${number}`;
    taken.add(numbered);
    given.add(numbered);
    return numbered;
  });
}
