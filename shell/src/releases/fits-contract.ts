/**
 * Returns true if the area's range allows the shell's version. A malformed range or version does not fit.
 *
 * @param range `^1.2.0`, or several joined by `||`
 * @param stated `^1.3.0` or `1.3.0`
 */
export function fitsContract(range: string, stated: string): boolean {
  const version = numbers(stated.replace('^', ''));
  return range.split('||').some((part) => {
    const lowest = part.trim().startsWith('^') && numbers(part.trim().slice(1));
    if (!version || !lowest) return false;
    // Semver: the first non-zero number and those left of it must be equal.
    const fixed = lowest.findIndex((number) => number > 0);
    const differing = lowest.findIndex((number, index) => number !== version[index]);
    return differing < 0 || (fixed >= 0 && differing > fixed && version[differing]! > lowest[differing]!);
  });
}

function numbers(text: string): number[] | null {
  return /^\d{1,6}\.\d{1,6}\.\d{1,6}$/.test(text) ? text.split('.').map(Number) : null;
}
