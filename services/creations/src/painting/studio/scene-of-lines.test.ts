import { expect, it } from 'vitest';
import { sceneOfLines } from './scene-of-lines.ts';

it('sees what a poem names', () => {
  expect(sceneOfLines(['千山鸟飞绝', '万径人踪灭', '孤舟蓑笠翁', '独钓寒江雪'])).toEqual({
    things: ['snow', 'boat'],
    weather: 'snow',
  });
  expect(sceneOfLines(['夜来风雨声'])).toEqual({ things: ['rain'], time: 'night', weather: 'rain' });
  expect(sceneOfLines([])).toEqual({ things: [] });
});
