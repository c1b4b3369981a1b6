import {
  decodeSchemeLink,
  encodeSchemeLink,
  freshScheme,
  paletteLinkParam,
  schemeLinkParam,
  type LinkedScheme,
} from '@danqing/color-core';
import type { Color } from '@danqing/contracts/colors';
import { isNamed } from '@danqing/contracts/page';
import { colorSegment, originOf, withoutName, type ChosenColor, type CustomColor } from '../chosen-color.ts';
import type { GeneratorState } from '../generator-state.ts';

export interface SchemeAddress {
  readonly segment: string;
  /** The encoded scheme with the primary's origin but without its colour. Null if only the primary is set. */
  readonly link: string | null;
  readonly palette?: string | undefined;
  /** The saved palette that the state started from, as `<id>.<version>`: `12.3`. */
  readonly source?: string | undefined;
  /** The co-created colour of the primary, as `<id>.<name>`: `12.雨后青`. */
  readonly cocreated?: string | undefined;
}

export const SOURCE_PARAM = 'of';
export const COCREATED_PARAM = 'cocreated';

export function addressOf(state: GeneratorState, colors: readonly Color[]): SchemeAddress {
  const { primary, secondary, replacements, palette } = state;
  const { cocreated } = isNamed(primary) ? {} : primary;
  const known = {
    ...(state.source && { source: `${state.source.id}.${state.source.version}` }),
    ...(cocreated && { cocreated: `${cocreated.id}.${cocreated.name}` }),
  };
  if (palette) return { segment: colorSegment(primary), link: null, palette: palette.link, ...known };
  const link = encodeSchemeLink({
    ...state,
    primaryOrigin: originOf(primary),
    secondary: secondary && withoutName(secondary, colors),
    replacements: Object.fromEntries(
      Object.entries(replacements).map(([name, color]) => [name, withoutName(color, colors)]),
    ),
  });
  return { segment: colorSegment(primary), link, ...known };
}

export function cocreatedOf(text: string | undefined): Pick<CustomColor, 'cocreated'> {
  // Rejects control and direction-changing characters. Names have at most 100 code points.
  const [, id, name] = /^([1-9]\d{0,9})\.((?:(?!\p{C})[^]|\u200D){1,100})$/u.exec(text ?? '') ?? [];
  return id && name?.trim() ? { cocreated: { id: Number(id), name: name.trim() } } : {};
}

export function sourceOf(text: string | undefined): Pick<GeneratorState, 'source'> {
  const [, id, version] = /^([1-9]\d{0,9})\.(\d{1,9})$/.exec(text ?? '') ?? [];
  return id ? { source: { id: Number(id), version: Number(version) } } : {};
}

/** Returns the state that an address opens, or null if its link is invalid. */
export function stateOfLink(primary: ChosenColor, link: string | null): GeneratorState | null {
  const linked = link === null ? freshScheme : decodeSchemeLink(link);
  if (!linked) return null;
  const { primaryOrigin: origin, ...scheme }: LinkedScheme = linked;
  return { ...scheme, primary: origin && !isNamed(primary) ? { ...primary, origin } : primary };
}

/**
 * Returns the path and query of an address.
 *
 * @param query current query of the window; other parameters are kept, except the `hex` of a landing path
 */
export function pathOf({ segment, link, palette, source, cocreated }: SchemeAddress, query = ''): string {
  const parameters = new URLSearchParams(query);
  parameters.delete('hex');
  const own = {
    [schemeLinkParam]: link,
    [paletteLinkParam]: palette,
    [SOURCE_PARAM]: source,
    [COCREATED_PARAM]: cocreated,
  };
  for (const [name, value] of Object.entries(own)) {
    parameters.delete(name);
    if (value) parameters.set(name, value);
  }
  const text = parameters.toString();
  return `/colors/${segment}${text === '' ? '' : `?${text}`}`;
}

export const sameAddress = (a: SchemeAddress, b: SchemeAddress): boolean =>
  a.segment === b.segment &&
  a.link === b.link &&
  a.palette === b.palette &&
  a.source === b.source &&
  a.cocreated === b.cocreated;
