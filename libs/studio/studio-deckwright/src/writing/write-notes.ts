import type { Locale } from '@danqing/contracts/locale';
import type { OutlineSlide } from '../outlines/outline.ts';
import type { Surroundings } from './surroundings.ts';

interface NoteWords {
  say: string;
  time: string;
  prepare: string;
  duration: (minutes: number, seconds: number) => string;
  scaffolding: string;
}

const duration =
  (minute: string, second: string, join: string) =>
  (minutes: number, seconds: number): string =>
    [minutes > 0 ? `${minutes}${minute}` : '', seconds > 0 ? `${seconds}${second}` : '']
      .filter((part) => part !== '')
      .join(join);

const WORDS: Record<Locale, NoteWords> = {
  zh: {
    say: '讲：',
    time: '用时：',
    prepare: '准备：',
    duration: duration(' 分钟', ' 秒', ' '),
    scaffolding: '这份演示是提纲：每一句都是给你的提示，请换成自己的内容、数据和图片再讲。',
  },
  en: {
    say: 'Talk: ',
    time: 'Time: ',
    prepare: 'Prepare: ',
    duration: duration(' min', ' s', ' '),
    scaffolding:
      'This deck is scaffolding: every sentence is a prompt for you. Put your own content, figures and pictures in its place.',
  },
  ja: {
    say: '話す：',
    time: '時間：',
    prepare: '準備：',
    duration: duration('分', '秒', ''),
    scaffolding:
      'このスライドは骨組みです。文はすべて書き込みのヒントなので、ご自身の内容・数値・写真に置き換えてお使いください。',
  },
};

export function writeNotes(outline: OutlineSlide, { writer, seconds }: Surroundings): string {
  const words = WORDS[writer.locale];
  const { say, prepare } = outline.texts[writer.locale];
  const time = words.duration(Math.floor(seconds / 60), seconds % 60);
  return [
    ...(outline.layout === 'title' ? [words.scaffolding] : []),
    words.say + writer.write(say, { length: 500 }),
    words.time + time,
    words.prepare + writer.write(prepare, { length: 500 }),
  ].join('\n');
}
