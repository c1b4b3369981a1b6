export type ContentCoding = 'br' | 'gzip' | 'identity';

/**
 * Chooses a content coding by Accept-Encoding (RFC 9110 §12.5.3). The highest weight wins; ties go to the
 * first in `offered`. Returns `identity` without the header, or when it refuses everything.
 */
export function chooseContentCoding(
  header: string | undefined,
  offered: readonly ContentCoding[],
): ContentCoding {
  if (!header) return 'identity';
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [coding = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(coding === 'x-gzip' ? 'gzip' : coding, weight === undefined ? 1 : Number(weight));
  }
  let best: ContentCoding = 'identity';
  let bestWeight = weights.get('identity') ?? 0;
  for (const coding of offered) {
    const weight = weights.get(coding) ?? (coding === 'identity' ? 0 : (weights.get('*') ?? 0));
    if (weight > bestWeight || (weight === bestWeight && weight > 0 && best === 'identity')) {
      best = coding;
      bestWeight = weight;
    }
  }
  return best;
}
