import type { User } from '@danqing/contracts/identity';
import { readStorage, writeStorage } from '../browser/browser-storage.ts';

/** Fixed by the specification (part 1 §3). */
const TOKEN_KEY = 'authToken';
const USER_KEY = 'user';
/** Tells other tabs why token and user are gone. A member who signed out needs no message. */
const EXPIRED_KEY = 'sessionExpired';
export const SESSION_KEYS: readonly string[] = [TOKEN_KEY, USER_KEY];

export interface StoredSession {
  token: string;
  /** Null when the stored value is not a user. */
  user: User | null;
}

export function readStoredSession(): StoredSession | null {
  const token = readStorage(TOKEN_KEY);
  return token ? { token, user: parseUser(readStorage(USER_KEY)) } : null;
}

/**
 * Stores a session, or removes it when null. The token changes last on sign-in and first on sign-out, so
 * other tabs never see it without its user.
 *
 * @param expired true when the member did not sign out
 */
export function storeSession(session: { token: string; user: User } | null, expired = false): void {
  writeStorage(EXPIRED_KEY, expired ? 'true' : null);
  if (session) {
    storeUser(session.user);
    writeStorage(TOKEN_KEY, session.token);
  } else {
    writeStorage(TOKEN_KEY, null);
    writeStorage(USER_KEY, null);
  }
}

export const storedSessionExpired = (): boolean => readStorage(EXPIRED_KEY) !== null;

export function storeUser(user: User): void {
  writeStorage(USER_KEY, JSON.stringify(user));
}

function parseUser(text: string | null): User | null {
  try {
    const user = JSON.parse(text ?? 'null') as Partial<User> | null;
    return typeof user?.id === 'number' && typeof user.name === 'string' ? (user as User) : null;
  } catch {
    return null;
  }
}
