/**
 * Whether the range that an area asks for, `^1.2.0` or several joined by `||`, allows the version that a shell states,
 * `^1.3.0` or `1.3.0`. Anything that cannot be read does not fit.
 */
export function fitsContract(range: string, stated: string): boolean {
  const version = numbers(stated.replace('^', ''));
  return range.split('||').some((part) => {
    const lowest = part.trim().startsWith('^') && numbers(part.trim().slice(1));
    if (!version || !lowest) return false;
    // Nothing may change left of, or at, the first number that is not zero.
    const fixed = lowest.findIndex((number) => number > 0);
    const differing = lowest.findIndex((number, index) => number !== version[index]);
    return differing < 0 || (fixed >= 0 && differing > fixed && version[differing]! > lowest[differing]!);
  });
}

function numbers(text: string): number[] | null {
  return /^\d{1,6}\.\d{1,6}\.\d{1,6}$/.test(text) ? text.split('.').map(Number) : null;
}
