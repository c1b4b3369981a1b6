import { textOn } from '@danqing/color-core';

const SIDE = 1024;
const WIDTH = 864;

export function drawToken(hex: string, name: string | null): string {
  const ink = textOn(hex);
  const size = name === null ? 0 : Math.min(128, Math.floor(WIDTH / widthOf(name)));
  const words =
    name === null
      ? ''
      : `<text x="80" y="832" font-size="${size}" font-family="'Songti SC','Noto Serif CJK SC','Source Han Serif SC',serif">${escape(name)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="${hex}"/><g fill="${ink}">${words}<text x="80" y="924" font-size="44" font-family="ui-monospace,Menlo,Consolas,monospace">${hex}</text></g></svg>`;
}

const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + (character.charCodeAt(0) < 0x2e80 ? 0.65 : 1), 0) || 1;

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
