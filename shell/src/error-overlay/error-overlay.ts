// Development only. Shows an area's error above the panel that visitors see.
import styles from './error-overlay.module.css';

const shown = new Map<string, HTMLDialogElement>();

export function showError(area: string, what: string, error: unknown): void {
  hideError(area);
  const dialog = document.createElement('dialog');
  dialog.className = styles.overlay ?? '';
  const title = document.createElement('h2');
  title.textContent = `${area}: ${what}`;
  const close = document.createElement('button');
  close.textContent = 'Close';
  close.addEventListener('click', () => hideError(area));
  dialog.addEventListener('cancel', () => hideError(area));
  const stack = document.createElement('pre');
  stack.textContent = describe(error);
  dialog.append(title, stack, close);
  document.body.append(dialog);
  dialog.setAttribute('aria-label', title.textContent);
  dialog.showModal();
  shown.set(area, dialog);
}

export function hideError(area: string): void {
  shown.get(area)?.remove();
  shown.delete(area);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { stack = '', message, cause } = error;
  // Not every browser starts the stack with the message.
  const whole = stack.includes(message) ? stack : `${error.name}: ${message}\n${stack}`;
  return cause === undefined ? whole : `${whole}\n\nCaused by ${describe(cause)}`;
}
