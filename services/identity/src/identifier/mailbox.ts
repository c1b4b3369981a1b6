import type { Identifier } from './identifier.ts';

/** Google ignores dots in these local parts. */
const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox behind an identifier: a phone number, or an address without its plus tag and, at
 * Google, without dots. One mailbox has any number of such addresses.
 */
export function mailboxOf({ type, value }: Identifier): string {
  if (type === 'phone') return value;
  const at = value.lastIndexOf('@');
  const domain = value.slice(at + 1);
  // A local part that starts with a plus is kept, since nothing precedes the tag.
  const name = value.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return GOOGLE.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
