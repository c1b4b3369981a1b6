/**
 * Returns the link of a configured contact: a URL as it is, anything without a scheme as a `mailto:` link.
 */
export function contactHref(contact: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(contact) ? contact : `mailto:${contact}`;
}
