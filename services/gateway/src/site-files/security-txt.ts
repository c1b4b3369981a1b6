/** Days that a copy may be used; RFC 9116 recommends less than a year. */
const VALID_DAYS = 90;

interface SecurityTxt {
  /** CONTACT: a `mailto:` or `https:` address. */
  contact: string;
  /** Absolute address of the file; null when the site does not know its own address. */
  canonical: string | null;
  now: Date;
}

/**
 * Returns the text of `/.well-known/security.txt`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt({ contact, canonical, now }: SecurityTxt): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000);
  // Whole days, so that all gateways answer alike.
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: zh, en, ja',
    ...(canonical === null ? [] : [`Canonical: ${canonical}`]),
    '',
  ].join('\n');
}
