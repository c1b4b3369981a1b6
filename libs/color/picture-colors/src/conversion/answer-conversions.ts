import type { ConversionResponse, ConvertedPicture } from '../messages/picture-reading.ts';

/** Answers a worker's messages, each of which is a file, with the converted picture or the reason for none. */
export function answerConversions(convert: (file: Blob) => Promise<ConvertedPicture>): void {
  const respond = (response: ConversionResponse) => postMessage(response);
  addEventListener('message', ({ data }: MessageEvent<Blob>) => {
    convert(data).then(
      (picture) => respond({ kind: 'converted', ...picture }),
      (error: unknown) =>
        respond({ kind: 'fault', fault: error instanceof RangeError ? 'tooLarge' : 'unreadable' }),
    );
  });
}
