import type { Random } from '../studio/random.ts';
import type { PaintedScene, PaintingTheme } from '../painting/painting.ts';
import type { Composition } from './composition.ts';
import { bamboo } from './flowers/bamboo.ts';
import { chrysanthemum } from './flowers/chrysanthemum.ts';
import { cutBranch } from './flowers/cut-branch.ts';
import { fruit } from './flowers/fruit.ts';
import { lotus } from './flowers/lotus.ts';
import { orchid } from './flowers/orchid.ts';
import { pineCrane } from './flowers/pine-crane.ts';
import { plum } from './flowers/plum.ts';
import { swallows } from './flowers/swallows.ts';
import { waders } from './flowers/reeds.ts';
import { thousandMiles } from './landscape/thousand-miles.ts';
import { bridgeVillage } from './landscape/bridge-village.ts';
import { cloudyHills } from './landscape/cloudy-hills.ts';
import { emptyPavilion } from './landscape/empty-pavilion.ts';
import { gorge } from './landscape/gorge.ts';
import { loneBoat } from './landscape/lone-boat.ts';
import { oneCorner } from './landscape/one-corner.ts';
import { snowRiver } from './landscape/snow-river.ts';
import { bambooStudy } from './portrait/bamboo-path.ts';
import { bridgeRain } from './portrait/bridge.ts';
import { coldRiver } from './portrait/cold-river.ts';
import { moonGate } from './portrait/moon-gate.ts';
import { moonGazing } from './portrait/moon-gazing.ts';
import { oxRider } from './portrait/ox-rider.ts';
import { snowTraveller } from './portrait/snow-traveller.ts';

export const COMPOSITIONS: readonly [Composition, ...Composition[]] = [
  oneCorner,
  emptyPavilion,
  cloudyHills,
  thousandMiles,
  snowRiver,
  loneBoat,
  gorge,
  bridgeVillage,
  plum,
  bamboo,
  lotus,
  cutBranch,
  swallows,
  waders,
  pineCrane,
  fruit,
  orchid,
  chrysanthemum,
  moonGazing,
  coldRiver,
  bridgeRain,
  snowTraveller,
  bambooStudy,
  oxRider,
  moonGate,
];

export function chooseComposition(theme: PaintingTheme, scene: PaintedScene, chance: Random): Composition {
  const words = new Set([
    ...(scene.things ?? []),
    scene.figure,
    scene.place,
    scene.season,
    scene.time,
    scene.weather,
  ]);
  let [chosen, best] = [COMPOSITIONS[0], -1];
  for (const composition of COMPOSITIONS) {
    const luck = chance.next();
    if (composition.theme !== theme) continue;
    let score = luck * 0.9;
    for (const [word, weight] of Object.entries(composition.sceneWeights))
      if (words.has(word)) score += weight;
    if (score > best) [chosen, best] = [composition, score];
  }
  return chosen;
}
