import { startWorker } from '../messages/start-worker.ts';
import type {
  ConversionResponse,
  Convert,
  ConvertibleFormat,
  PictureProblem,
} from '../messages/picture-reading.ts';
import { ConversionError } from './conversion-error.ts';

/**
 * Loads the converter of a format. Each is a lazy chunk; libheif is one of its own, unmodified.
 *
 * @throws {ConversionError} when it cannot be loaded
 */
export function loadConverter(format: ConvertibleFormat): Promise<Convert> {
  return CONVERTERS[format]().catch((cause: unknown) => {
    throw new ConversionError('noDecoder', cause);
  });
}

const CONVERTERS: Readonly<Record<ConvertibleFormat, () => Promise<Convert>>> = {
  heif: async () => {
    const [library, script] = await Promise.all([
      import('./heif/libheif-text.ts'),
      import('./heif/heif-script.ts'),
    ]);
    return inWorker('convert-heif', [library.default, script.default]);
  },
  tiff: async () => inWorker('convert-tiff', [(await import('./tiff/tiff-script.ts')).default]),
  svg: async () => (await import('./svg/draw-svg.ts')).drawSvg,
};

const inWorker =
  (name: string, scripts: readonly string[]): Convert =>
  async (file, stopped) => {
    const worker = startWorker(name, scripts);
    stopped.addEventListener('abort', () => worker.terminate());
    try {
      const response = await responseOf(worker, file);
      if (response.kind === 'fault') throw new ConversionError(response.fault);
      return response;
    } finally {
      worker.terminate();
    }
  };

function responseOf(worker: Worker, file: Blob): Promise<ConversionResponse> {
  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<ConversionResponse>) => resolve(data);
    worker.onerror = () => resolve({ kind: 'fault', fault: 'unreadable' });
    worker.postMessage(file);
  });
}

/** Returns the reason for the visitor why a conversion failed. */
export const conversionFault = (error: unknown): PictureProblem =>
  error instanceof ConversionError ? error.fault : 'unreadable';
