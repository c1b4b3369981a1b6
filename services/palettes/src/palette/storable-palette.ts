import { PALETTE_LIMITS, savePaletteRequestSchema, type NewPalette } from '@danqing/contracts/palettes';

/** Postgres stores neither NUL nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !/\p{Cs}/u.test(text) && !text.includes('\0');

/** Body of `POST /api/palettes`, without characters that the database would refuse, and not heavier than may be kept. */
export const storablePaletteSchema = savePaletteRequestSchema.superRefine((palette, context) => {
  const fault = textsOf(palette).find(({ text }) => !isStorable(text));
  if (fault) context.addIssue({ code: 'custom', path: fault.path });
  if (bytesOf(palette) > PALETTE_LIMITS.bytes) context.addIssue('PALETTE_TOO_LONG');
});

const bytesOf = ({ name, description, colors }: NewPalette): number =>
  Buffer.byteLength(name + description + JSON.stringify(colors));

const textsOf = ({
  name,
  description,
  colors,
}: NewPalette): { path: (string | number)[]; text: string }[] => [
  { path: ['name'], text: name },
  { path: ['description'], text: description },
  ...colors.flatMap((color, index) =>
    Object.entries(color).map(([key, value]) => ({ path: ['colors', index, key], text: String(value) })),
  ),
];
