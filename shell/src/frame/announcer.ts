export interface Announcer {
  get(): string;
  subscribe(listener: () => void): () => void;
  /** The next title tells the visitor that another screen is there. */
  expectTitle(): void;
  titleChanged(title: string): void;
}

/** Tells assistive technology which screen came up, once per change of screen and not with every new title. */
export function createAnnouncer(): Announcer {
  const listeners = new Set<() => void>();
  let text = '';
  let expecting = false;
  return {
    get: () => text,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    expectTitle() {
      expecting = true;
    },
    titleChanged(title) {
      if (!expecting) return;
      expecting = false;
      text = title;
      listeners.forEach((listener) => listener());
    },
  };
}
