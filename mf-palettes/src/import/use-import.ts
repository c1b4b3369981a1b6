import { useRequest } from '@danqing/area-kit';
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

export function useImport(): Import {
  const [{ progress: fileName, result, failure }, request] = useRequest<ImportedPalette, string>({
    log: 'palettes: a file could not be imported',
    unmount: 'abort',
  });
  const stateOf = (): ImportState => {
    if (fileName === null) return { phase: 'idle' };
    if (result) return { phase: 'ready', palette: result };
    if (!failure) return { phase: 'reading', fileName };
    const { error } = failure;
    return { phase: 'failed', fileName, fault: error instanceof ImportError ? error.fault : 'damaged' };
  };
  return {
    state: stateOf(),
    read(file) {
      request.abort();
      return request.start(() => readImport(file), { progress: file.name });
    },
    close: request.clear,
  };
}
