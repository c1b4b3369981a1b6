import { expect, it } from 'vitest';
import { packFiles, unpackFiles } from './packed-files.ts';
import { sceneOfLines } from './scene-of-lines.ts';

it('sees what a poem names', () => {
  expect(sceneOfLines(['千山鸟飞绝', '万径人踪灭', '孤舟蓑笠翁', '独钓寒江雪'])).toEqual({
    things: ['snow', 'boat'],
    weather: 'snow',
  });
  expect(sceneOfLines(['夜来风雨声'])).toEqual({ things: ['rain'], time: 'night', weather: 'rain' });
  expect(sceneOfLines([])).toEqual({ things: [] });
});

it('packs files and unpacks them', () => {
  const files = [Buffer.from('one'), Buffer.alloc(0), Buffer.alloc(70_000, 7)];
  expect(unpackFiles(packFiles(files))).toEqual(files);
  expect(unpackFiles(packFiles([]))).toEqual([]);
});
