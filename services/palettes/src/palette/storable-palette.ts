import { colorImpersonatesSite, impersonatesSite } from '@danqing/contracts/identity';
import {
  changePaletteRequestSchema,
  PALETTE_LIMITS,
  savePaletteRequestSchema,
  type NewPalette,
} from '@danqing/contracts/palettes';

/** Postgres stores neither NUL nor lone surrogates. */
export const isStorable = (text: string): boolean => !/\p{Cs}/u.test(text) && !text.includes('\0');

export const storablePaletteSchema = savePaletteRequestSchema.superRefine((palette, context) => {
  const fault = faultOf(palette);
  if (fault) context.addIssue(fault);
  const posing = palette.is_public ? findPosing(palette) : null;
  if (posing) context.addIssue({ code: 'custom', path: posing, message: 'NAME_RESERVED' });
  if (bytesOf(palette) > PALETTE_LIMITS.bytes) context.addIssue('PALETTE_TOO_LONG');
});

/** The service checks the size limit, because it applies to the whole palette. */
export const storableChangeSchema = changePaletteRequestSchema.superRefine((change, context) => {
  const { name = '', description = '', colors = [] } = change;
  const fault = faultOf({ name, description, colors });
  if (fault) context.addIssue(fault);
});

/**
 * Returns the path of the first name that impersonates the site, or null. Skips names that `known` has
 * already.
 */
export function findPosing(
  { name, colors }: Pick<NewPalette, 'name' | 'colors'>,
  known: Pick<NewPalette, 'name' | 'colors'> | null = null,
): (string | number)[] | null {
  if (name !== known?.name && impersonatesSite(name)) return ['name'];
  const names = new Set(known?.colors.map((color) => color.name));
  const index = colors.findIndex(
    (color) => color.name && !names.has(color.name) && colorImpersonatesSite(color.name),
  );
  return index === -1 ? null : ['colors', index, 'name'];
}

export const bytesOf = ({ name, description, colors }: Texts): number =>
  Buffer.byteLength(name + description + JSON.stringify(colors));

type Texts = Pick<NewPalette, 'name' | 'description' | 'colors'>;

function faultOf(palette: Texts) {
  const fault = textsOf(palette).find(({ text }) => !isStorable(text));
  return fault && { code: 'custom' as const, path: fault.path };
}

const textsOf = ({ name, description, colors }: Texts): { path: (string | number)[]; text: string }[] => [
  { path: ['name'], text: name },
  { path: ['description'], text: description },
  ...colors.flatMap((color, index) =>
    Object.entries(color).map(([key, value]) => ({ path: ['colors', index, key], text: String(value) })),
  ),
];
