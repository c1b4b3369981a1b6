/** An export that ended without a file. The message is shown to the visitor. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
}
