export interface PaymentForm {
  action: string;
  method: 'get' | 'post';
  fields: readonly (readonly [name: string, value: string])[];
}

/** Quoted values may contain `<` and `>`. */
const TAG = /<(form|input)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/**
 * Parses the only form in a provider's HTML, or returns null unless it targets https or this site. Parsed as
 * text, because the page's policy forbids inserting markup and running the provider's script.
 */
export function readPaymentForm(html: string, origin: string): PaymentForm | null {
  const tags = [...html.matchAll(TAG)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: attributesOf(rest),
  }));
  const form = tags.find(({ name }) => name === 'form')?.attributes;
  const action = form?.['action'];
  if (!action || !leadsToPay(action, origin)) return null;
  return {
    action,
    method: form['method']?.toLowerCase() === 'post' ? 'post' : 'get',
    fields: tags.flatMap(({ name, attributes }) =>
      name === 'input' && attributes['name']
        ? [[attributes['name'], attributes['value'] ?? ''] as const]
        : [],
    ),
  };
}

/** Returns whether the URL is safe to open for payment: https, or this site. */
export function leadsToPay(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  return url.protocol === 'https:' || url.origin === origin;
}

export function submitPaymentForm({ action, method, fields }: PaymentForm): void {
  const form = document.createElement('form');
  form.hidden = true;
  form.method = method;
  form.acceptCharset = 'utf-8';
  form.setAttribute('action', action);
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // A field named `submit` would shadow the method.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      name.toLowerCase(),
      decoded(double ?? single ?? ''),
    ]),
  );

const decoded = (text: string) =>
  text.replace(/&(?:quot|#34|#39|apos|lt|gt|amp);/g, (name) => ENTITIES[name] ?? name);
