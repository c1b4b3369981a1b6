import type { PictureProblem } from '../messages/picture-reading.ts';

/** A picture that could not be converted, with the reason for the visitor. */
export class ConversionError extends Error {
  override readonly name = 'ConversionError';
  readonly fault: PictureProblem;

  constructor(fault: PictureProblem, cause?: unknown) {
    super(`Conversion: ${fault}`, { cause });
    this.fault = fault;
  }
}
