/**
 * Returns the number of letters to insert, delete, replace or swap with their neighbour that turn one word
 * into the other: the optimal string alignment distance (Boytsov, "Indexing methods for approximate dictionary
 * searching", 2011, section 2.1). Returns Infinity when it exceeds `limit`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return Infinity;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    if (Math.min(...row) > limit) return Infinity;
    [before, above] = [above, row];
  }
  const distance = above[other.length]!;
  return distance <= limit ? distance : Infinity;
}
