import type { Typefaces } from '../text/typefaces.ts';

export type ReportProgress = (progress: unknown) => void;

/** Draws one kind of file. The input is structured-cloned to the process, so it must be plain data. */
export type Renderer = (
  input: never,
  typefaces: Typefaces,
  reportProgress: ReportProgress,
) => Buffer | Promise<Buffer>;

export type Renderers = Readonly<Record<string, Renderer>>;

export interface DrawingJob {
  renderer: string;
  input: unknown;
}

export type JobOf<Given extends Renderers> = {
  [Name in keyof Given & string]: { renderer: Name; input: Parameters<Given[Name]>[0] };
}[keyof Given & string];

export interface DrawingProgress {
  progress: unknown;
}

/** The file and the process's memory use in bytes, or the error's stack. */
export type DrawingResult = { file: Uint8Array; memory: number } | { failure: string };
