import { expect, it } from 'vitest';
import { securityTxt } from './security-txt.ts';

const NOW = new Date('2026-11-26T22:15:00Z');

it('names the contact, and expires within a year at the beginning of a day', () => {
  expect(
    securityTxt({
      contact: 'mailto:security@danqing.example',
      canonical: 'https://danqing.example/.well-known/security.txt',
      now: NOW,
    }),
  ).toBe(`Contact: mailto:security@danqing.example
Expires: 2027-02-24T00:00:00.000Z
Preferred-Languages: zh, en, ja
Canonical: https://danqing.example/.well-known/security.txt
`);
});

it('names no address of its own when the site does not know it', () => {
  expect(securityTxt({ contact: 'https://danqing.example/help', canonical: null, now: NOW })).not.toContain(
    'Canonical',
  );
});
