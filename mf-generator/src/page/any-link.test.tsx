import { encodeSchemeLink, schemeSwatches } from '@danqing/color-core';
import { anySchemeState } from '@danqing/color-core/testing';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { renderArea, swatches, stubColorList } from '../testing/render-area.tsx';

afterEach(() => vi.unstubAllGlobals());

it('shows any state of 200 exactly at its address: order, hexes, locks', { timeout: 600_000 }, () => {
  stubColorList('pending');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), anySchemeState, (value, scheme) => {
      const primary = value.toString(16).padStart(6, '0').toUpperCase();
      const link = encodeSchemeLink(scheme);
      renderArea(`/colors/${primary}${link === null ? '' : `?s=${link}`}`);
      const shown = swatches().map((slip) => {
        const label = slip.getAttribute('aria-label') ?? '';
        const name = slip.closest('[data-swatch]')?.getAttribute('data-swatch');
        return `${name} ${/#[0-9A-F]{6}/.exec(label)?.[0]} ${label.includes('已锁定')}`;
      });
      cleanup();
      expect(shown).toEqual(
        schemeSwatches(`#${primary}`, scheme).map(({ name, hex, locked }) => `${name} ${hex} ${locked}`),
      );
    }),
    { numRuns: 200, seed: 20_261_120 },
  );
});
