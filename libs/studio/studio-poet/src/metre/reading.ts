export type Tone = '平' | '上' | '去' | '入';

export interface Reading {
  tone: Tone;
  rhyme: string;
}
