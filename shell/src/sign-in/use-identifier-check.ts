import { visibleText } from '@danqing/contracts/text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useShell } from '../stores/shell-context.ts';
import { identifierExists, type Identifier } from './sign-in-api.ts';

/** Debounce in milliseconds before the server is queried. */
const REST = 400;

/** Returns true for what looks like an address or number; the server decides. */
export function isPlausible({ identifier, identifier_type: type }: Identifier): boolean {
  const text = visibleText(identifier.normalize('NFKC')).trim();
  if (type === 'email') return /^[^\s@]+@[^\s@]+$/.test(text);
  return /^[\d\s().+\p{Pd}]+$/u.test(text) && text.replace(/\D/g, '').length >= 5;
}

/**
 * Checks whether the identifier belongs to an account. `exists` is null until the response. `check` reuses a
 * known result or a pending request.
 */
export function useIdentifierCheck(identifier: Identifier) {
  const { page } = useShell();
  const asked = useRef<{ key: string; answer: Promise<boolean> } | null>(null);
  const [known, setKnown] = useState<{ key: string; exists: boolean } | null>(null);
  const { identifier: text, identifier_type: type } = identifier;
  const key = `${type} ${text.trim()}`;

  const check = useCallback((): Promise<boolean> => {
    if (asked.current?.key !== key) {
      const answer = identifierExists({ identifier: text.trim(), identifier_type: type }, page.basePath);
      asked.current = { key, answer };
      void answer.then((exists) => setKnown({ key, exists }));
    }
    return asked.current.answer;
  }, [key, text, type, page.basePath]);

  const plausible = isPlausible(identifier);
  useEffect(() => {
    if (!plausible) return;
    const timer = setTimeout(check, REST);
    return () => clearTimeout(timer);
  }, [plausible, check]);
  return { exists: known?.key === key ? known.exists : null, check };
}
