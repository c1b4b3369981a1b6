const KEY = 'agentTopic';

/** The topic of this tab: it outlasts other pages, signing in and a reload. */
export function readTopic(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepTopic(topic: string): void {
  try {
    sessionStorage.setItem(KEY, topic);
  } catch {
    // Storage is blocked: the topic lasts as long as the page.
  }
}
