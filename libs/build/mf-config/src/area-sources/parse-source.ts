import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export function parseSource(root: string, file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.ESNext, true);
}

/** Returns the line of a node or of an offset, counted from one. */
export function lineOf(source: ts.SourceFile, position: ts.Node | number): number {
  const offset = typeof position === 'number' ? position : position.getStart(source);
  return source.getLineAndCharacterOfPosition(offset).line + 1;
}
