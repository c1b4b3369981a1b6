import type { Typefaces } from '../text/typefaces.ts';

/** Tells how far a drawing has come, in plain data. */
export type TellProgress = (progress: unknown) => void;

/** Draws one kind of file. Its input is copied to the process: plain data, no functions. */
export type Renderer = (input: never, typefaces: Typefaces, tell: TellProgress) => Buffer | Promise<Buffer>;

/** What a service has drawn, by name: `export const renderers` of the module that its processes load. */
export type Renderers = Readonly<Record<string, Renderer>>;

/** What the drawing process is given, one at a time. */
export interface DrawingJob {
  renderer: string;
  input: unknown;
}

/** A job for one of these renderers. */
export type JobOf<Given extends Renderers> = {
  [Name in keyof Given & string]: { renderer: Name; input: Parameters<Given[Name]>[0] };
}[keyof Given & string];

/** What a drawing process says before it answers. */
export interface DrawingNews {
  progress: unknown;
}

/** The bytes of the file and those that the process then has in memory, or the stack of what went wrong. */
export type DrawingAnswer = { file: Uint8Array; memory: number } | { failure: string };
