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

/** What an address says of the generator. */
export interface SchemeAddress {
  /** The primary colour's name, or its hex without '#'. */
  readonly segment: string;
  /** Everything else, and where the primary came from; null: nothing but the primary is set. */
  readonly link: string | null;
  /** An open palette, instead of the link. */
  readonly palette?: string | undefined;
  /** The saved palette that all began with: `12.3`, its number and version. */
  readonly source?: string | undefined;
  /** The co-created colour that the primary one is: `12.雨后青`, its number and name. */
  readonly cocreated?: string | undefined;
}

/** Name of the query parameter that says which saved palette is open. */
export const SOURCE_PARAM = 'of';
/** Name of the query parameter that says which co-created colour the primary one is. */
export const COCREATED_PARAM = 'cocreated';

/** The address under which exactly this state opens. */
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

/** Which co-created colour an address says the primary one to be. What it calls it is text like any other. */
export function cocreatedOf(text: string | undefined): Pick<CustomColor, 'cocreated'> {
  // No character that shows nothing or turns the direction of others; a name has at most 100 code points.
  const [, id, name] = /^([1-9]\d{0,9})\.((?:(?!\p{C})[^]|\u200D){1,100})$/u.exec(text ?? '') ?? [];
  return id && name?.trim() ? { cocreated: { id: Number(id), name: name.trim() } } : {};
}

/** Which saved palette an address says to be open. */
export function sourceOf(text: string | undefined): Pick<GeneratorState, 'source'> {
  const [, id, version] = /^([1-9]\d{0,9})\.(\d{1,9})$/.exec(text ?? '') ?? [];
  return id ? { source: { id: Number(id), version: Number(version) } } : {};
}

/** The state that an address opens; null when its link is none. */
export function stateOfLink(primary: ChosenColor, link: string | null): GeneratorState | null {
  const linked = link === null ? freshScheme : decodeSchemeLink(link);
  if (!linked) return null;
  const { primaryOrigin: origin, ...scheme }: LinkedScheme = linked;
  return { ...scheme, primary: origin && !isNamed(primary) ? { ...primary, origin } : primary };
}

/**
 * The path of an address with its query.
 * @param query the current one of the window; other parameters stay, the hex of a landing path gives way to the path
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
