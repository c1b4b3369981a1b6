const KEY = 'agentTopic';

export function readTopic(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function storeTopic(topic: string): void {
  try {
    sessionStorage.setItem(KEY, topic);
  } catch {
    // Storage is blocked, so the topic lasts as long as the page.
  }
}
