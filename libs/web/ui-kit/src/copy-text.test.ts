import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } });

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

test('uses the Clipboard API', async () => {
  const writeText = vi.fn(async () => {});
  clipboard(writeText);
  expect(await copyText('#ED5126')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('#ED5126');
});

test('copies by selection when the Clipboard API refuses, and gives the focus back', async () => {
  clipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
  document.body.innerHTML = '<button>copy</button>';
  const button = document.querySelector('button')!;
  button.focus();
  let copied = '';
  document.execCommand = () => {
    copied = document.querySelector('textarea')?.value ?? '';
    return true;
  };
  expect(await copyText('#ED5126')).toBe(true);
  expect(copied).toBe('#ED5126');
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('works where there is no Clipboard API at all', async () => {
  vi.stubGlobal('navigator', {});
  document.execCommand = () => true;
  expect(await copyText('x')).toBe(true);
});

test('says so when both ways fail', async () => {
  clipboard(() => Promise.reject(new Error('denied')));
  document.execCommand = () => {
    throw new Error('not supported');
  };
  expect(await copyText('x')).toBe(false);
  expect(document.querySelector('textarea')).toBeNull();
});
