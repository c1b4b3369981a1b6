import { logError } from '@danqing/ui-kit';
import { useCallback, useRef, useState } from 'react';
import { ImportError, type ImportedPalette, type ImportFault } from './imported-palette.ts';
import { readImport } from './read-import.ts';

export type ImportState =
  | { phase: 'idle' }
  | { phase: 'reading'; fileName: string }
  | { phase: 'failed'; fileName: string; fault: ImportFault }
  | { phase: 'ready'; palette: ImportedPalette };

export interface Import {
  state: ImportState;
  read: (file: File) => Promise<void>;
  close: () => void;
}

const IDLE: ImportState = { phase: 'idle' };

export function useImport(): Import {
  const [state, setState] = useState<ImportState>(IDLE);
  const current = useRef<File | null>(null);
  const read = useCallback(async (file: File) => {
    current.current = file;
    const fileName = file.name;
    setState({ phase: 'reading', fileName });
    let next: ImportState;
    try {
      next = { phase: 'ready', palette: await readImport(file) };
    } catch (error) {
      logError('palettes: a file could not be imported', error);
      next = { phase: 'failed', fileName, fault: error instanceof ImportError ? error.fault : 'damaged' };
    }
    if (current.current === file) setState(next);
  }, []);
  const close = useCallback(() => {
    current.current = null;
    setState(IDLE);
  }, []);
  return { state, read, close };
}
