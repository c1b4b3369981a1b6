/** Where a configured contact leads: a URL as it is, anything without a scheme is a mail address. */
export function contactHref(contact: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(contact) ? contact : `mailto:${contact}`;
}
