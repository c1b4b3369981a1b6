/** Where sources of the workspace are in a package. */
export interface Placement {
  /** Path of a compiled source in the package. */
  place(source: string): string;
  /** Source of a name of the workspace, or the name under which it stays an import. */
  resolve(specifier: string): { source: string; name?: string | undefined };
}
