/** A mistake in the sources of an area. */
export interface AreaProblem {
  /** Path from the folder of the area. */
  file: string;
  /** Counts from one. */
  line: number;
  /** What is wrong, and what to do. */
  message: string;
}
