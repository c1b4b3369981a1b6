import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-area.tsx';
import { ImageSource } from './image-source.tsx';

const onOpen = vi.fn();
const picture = new File(['x'], 'picture.png', { type: 'image/png' });

beforeEach(() => {
  onOpen.mockReset();
  renderPart(
    <>
      <input aria-label="field" />
      <ImageSource onOpen={onOpen} />
    </>,
  );
});
const paste = (target: Element, files: File[], types: string[]) =>
  fireEvent.paste(target, { clipboardData: { files, types } });
const field = () => screen.getByRole('textbox', { name: 'field' });

it('opens without a picture by its button', () => {
  fireEvent.click(screen.getByRole('button', { name: '从图片取色' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(null);
});

it('takes a picture that is pasted into the search field', () => {
  const went = paste(field(), [picture], ['Files']);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(picture);
  expect(went).toBe(false);
});

it('takes a picture that is pasted anywhere else, with whatever text comes along', () => {
  paste(document.body, [picture], ['text/plain', 'Files']);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(picture);
});

it.each([
  ['text', [], ['text/plain']],
  ['text with a picture of it', [picture], ['text/plain', 'Files']],
  ['another file', [new File(['x'], 'a.txt', { type: 'text/plain' })], ['Files']],
])('leaves %s to the field', (_what, files, types) => {
  expect(paste(field(), files, types)).toBe(true);
  expect(onOpen).not.toHaveBeenCalled();
});

it('says that a picture may be let go, and takes it', () => {
  fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'] } });
  expect(screen.getByText('松手就开始取色')).toBeTruthy();
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [picture] } });
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(picture);
  expect(screen.queryByText('松手就开始取色')).toBeNull();
});
