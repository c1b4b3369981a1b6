import type { GenerateColorRequest, GeneratedColor, SuggestNamesResponse } from '@danqing/contracts/cocreate';
import type { ImageFromNameRequest, ImageFromNameResponse } from '@danqing/contracts/creations';
import { request, type CallOptions } from './request.ts';

/** Generates a colour from its name: the best guess, or with `again` a similar colour. Free of charge. */
export function generateColor(body: GenerateColorRequest, options: CallOptions): Promise<GeneratedColor> {
  return request('api/ai/generate-color', { ...options, body, read: readGenerated });
}

/** Paints a picture for a colour name. Costs one credit; resolves when the picture is stored. */
export function paintName(body: ImageFromNameRequest, options: CallOptions): Promise<ImageFromNameResponse> {
  return request('api/ai/image-from-name', { ...options, body, read: readPicture });
}

/** Suggests names that match the given ones. The server reads at most eight references. */
export function suggestNames(
  references: readonly string[],
  options: CallOptions,
): Promise<SuggestNamesResponse> {
  return request('api/ai/suggest-color-names', { ...options, body: { references }, read: readNames });
}

function readGenerated(body: unknown): GeneratedColor | undefined {
  const { hex, rgb, hsl, cmyk, description } = (body ?? {}) as Partial<GeneratedColor>;
  const whole =
    /^#[0-9A-F]{6}$/.test(hex ?? '') &&
    [rgb, hsl, cmyk, description].every((value) => typeof value === 'string');
  return whole ? (body as GeneratedColor) : undefined;
}

function readPicture(body: unknown): ImageFromNameResponse | undefined {
  const { imageUrl } = (body ?? {}) as Partial<ImageFromNameResponse>;
  return typeof imageUrl === 'string' ? (body as ImageFromNameResponse) : undefined;
}

function readNames(body: unknown): SuggestNamesResponse | undefined {
  const { names, filtered, suggestions } = (body ?? {}) as Partial<SuggestNamesResponse>;
  return [names, filtered, suggestions].every(Array.isArray) ? (body as SuggestNamesResponse) : undefined;
}
