import type { Credentials } from '../api/operator-api.ts';

const KEY = 'danqing.operator';
const NAME_KEY = 'danqing.operator-name';

/** For this tab only: gone when it is closed. */
export function readCredentials(): Credentials | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Credentials> | null;
    return value && typeof value.token === 'string' && typeof value.name === 'string'
      ? { token: value.token, name: value.name }
      : null;
  } catch {
    return null;
  }
}

export function keepCredentials(credentials: Credentials): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(credentials));
    sessionStorage.setItem(NAME_KEY, credentials.name);
  } catch {
    // Storage is blocked: they hold until the page is left.
  }
}

/** The name stays, for whoever signs in again. */
export function forgetCredentials(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** The name that was signed in with last in this tab. */
export function lastName(): string {
  try {
    return sessionStorage.getItem(NAME_KEY) ?? '';
  } catch {
    return '';
  }
}
