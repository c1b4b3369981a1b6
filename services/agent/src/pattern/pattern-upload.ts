import { PATTERN_PICTURE } from '@danqing/contracts/agent';
import { isAnimated, isWholePicture, readPictureSize } from '@danqing/drawing/pictures';
import { AppError } from '@danqing/nest-kit';

const SIGNATURES: Record<string, (file: Buffer) => boolean> = {
  png: (file) => file.readUInt32BE(0) === 0x89504e47,
  jpeg: (file) => file.readUInt16BE(0) === 0xffd8,
  webp: (file) => file.subarray(0, 4).toString('latin1') === 'RIFF',
};

/**
 * Returns the bytes of a data URL that the schema accepted. Checks without decoding that they match their
 * type, are complete, have one frame, and have a size that a decoder can hold in memory.
 *
 * @throws {AppError} PATTERN_IMAGE_INVALID
 */
export function readPatternFile(image: string): Buffer {
  const [head = '', content = ''] = image.split(',', 2);
  const type = head.slice('data:image/'.length, -';base64'.length);
  const file = Buffer.from(content, 'base64');
  const size = file.length < 16 || !SIGNATURES[type]?.(file) ? null : readPictureSize(file);
  const { smallest, largest } = PATTERN_PICTURE;
  const fits =
    size && Math.min(size.width, size.height) >= smallest && Math.max(size.width, size.height) <= largest;
  if (!fits || isAnimated(file) || !isWholePicture(file))
    throw new AppError('PATTERN_IMAGE_INVALID', { field: 'image' });
  return file;
}
