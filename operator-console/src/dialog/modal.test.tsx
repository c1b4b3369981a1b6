import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createLanguage, LanguageContext } from '../language/language.ts';
import { Modal } from './modal.tsx';

test('stays above a virtual keyboard, which shrinks and moves the visible part of the page', () => {
  const viewport = Object.assign(new EventTarget(), { offsetTop: 0, height: 667 });
  vi.stubGlobal('visualViewport', viewport);
  render(
    <LanguageContext value={createLanguage('en')}>
      <Modal title="Roll back" onClose={() => undefined} onSubmit={() => undefined} foot="">
        <input />
      </Modal>
    </LanguageContext>,
  );
  const { style } = screen.getByRole('dialog');
  const visible = () => [style.getPropertyValue('--visible-top'), style.getPropertyValue('--visible-height')];
  expect(visible()).toEqual(['0px', '667px']);
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  screen.getByRole('textbox').focus();
  Object.assign(viewport, { offsetTop: 120, height: 330 }).dispatchEvent(new Event('resize'));
  expect(visible()).toEqual(['120px', '330px']);
  expect(shown.mock.contexts).toEqual([screen.getByRole('textbox')]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
