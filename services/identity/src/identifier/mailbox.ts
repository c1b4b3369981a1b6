import type { Identifier } from './identifier.ts';

/** Where dots in the name make no difference. */
const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/**
 * Where the messages of an identifier arrive: the address without its plus part, at Google without dots as well; or the
 * number. The owner of one mailbox has endless addresses of this kind.
 */
export function mailboxOf({ type, value }: Identifier): string {
  if (type === 'phone') return value;
  const at = value.lastIndexOf('@');
  const domain = value.slice(at + 1);
  // A name that begins with a plus has nothing before it.
  const name = value.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return GOOGLE.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
