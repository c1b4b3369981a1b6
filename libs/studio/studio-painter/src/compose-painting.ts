import { Random } from './studio/random.ts';
import { chooseComposition, COMPOSITIONS } from './compositions/choose.ts';
import { inscribe } from './inscription/inscription.ts';
import { layPaper } from './paper/paper.ts';
import { SIZE, type PaintedScene, type Painting, type PaintingTheme } from './painting/painting.ts';
import { Studio } from './studio/studio.ts';

export interface PaintingRequest {
  name: string;
  hex: string;
  theme: PaintingTheme;
  scene: PaintedScene;
  lines?: readonly string[];
  seed: number | string;
  /** Composition by name, instead of the best match for the scene. */
  composition?: string;
}

/**
 * Composes a painting. Equal requests give identical bytes.
 *
 * @throws {InvalidHexError} when the colour is not a valid hex
 * @throws {RangeError} when the named composition does not exist
 */
export function composePainting({
  name,
  hex,
  theme,
  scene,
  lines = [],
  seed,
  composition,
}: PaintingRequest): Painting {
  const text = [seed, theme, hex.toLowerCase(), name].join('\n');
  const chosen = composition
    ? COMPOSITIONS.find((one) => one.theme === theme && one.name === composition)
    : chooseComposition(theme, scene, new Random(`${text}\ncomposition`));
  if (!chosen) throw new RangeError(`No composition '${composition}' in ${theme}`);
  const studio = new Studio(text, hex, scene);
  layPaper(studio);
  const room = chosen.paint(studio);
  const glyphs = inscribe(studio, room, name, lines);
  const { paper, ink, accent } = studio.paints;
  return {
    width: SIZE,
    height: SIZE,
    theme,
    composition: chosen.name,
    colors: { paper, ink, accent },
    layers: [...studio.layers].sort((a, b) => a.depth - b.depth),
    glyphs,
  };
}
