import { requireHex } from './hex.ts';
import { nearestColor, type NamedHex, type Nearest } from './nearest.ts';

/**
 * Unpoetic words: foods, small animals, factory paints, fillers like "light" or "medium", bare category
 * words.
 */
const PLAIN =
  /鼠|猴|猪|苍蝇|鲸|沙鱼|海参|水牛|牛角|蟾|蛙|蜴|虎皮|肉|舌|猪肝|鼬|乳鸭|炒米|麦芽糖|豆汁|咖啡|可可|土黄|火泥|火砖|铁|战舰|海军|海报|搪磁|镍|锌|锰|电气石|石蕊|苷|蒽|安安|柏林|尼罗|亚丁|莓|菠萝|无花果|苹果|香蕉|芒果|木瓜|北瓜|金瓜|莱阳|雅梨|鸡蛋|蛋壳|萝卜|菜头|萝兰|豇豆|菽|喜蛋|高粱|姜|榲桲|唐菖蒲|羽扇豆|飞燕草|马鞭草|洋葱|荸荠|茄皮|甘蔗|藏花|锦葵|屈菜|槲寄生|云杉|田螺|河豚|二目鱼|油葫芦|老僧衣|断肠|冥色|地血|蚩尤|弗肯|目童子|鱼尾|鱼鳃|蟹|海象|兔眼|火鹅|鹦鹉|橡|岩石|大理石|长石|珠母|石板|驼|棕|瓜|白芨|酢酱|菠根|香叶|罂粟|冰山|草珠|胆矾|晶石|葡萄|樫|珠子褐|不皂|瓦罐|枸枢|龙睛|鹅|糖|煤|覆盆子|海王|闪蓝|钢|莽丛|草原|宫殿|^[中淡暗深浅].|.色$|^[赤炎丹彤檀赭缥蓝黛素缟黧黎黯绾灰]$|^(棕|褐|黑|灰)/;

let common: ReadonlySet<string> | undefined;

/** The characters of GB 2312 (rows 16-87), which every font contains. */
function commonCharacters(): ReadonlySet<string> {
  if (!common) {
    const bytes: number[] = [];
    for (let row = 0xb0; row < 0xf8; row++) for (let cell = 0xa1; cell < 0xff; cell++) bytes.push(row, cell);
    common = new Set(new TextDecoder('gbk').decode(Uint8Array.from(bytes)));
  }
  return common;
}

/** Returns whether a colour name suits a derived swatch: at most four common characters and no unpoetic word. */
export function isSuitableName(name: string): boolean {
  const characters = [...name];
  const known = commonCharacters();
  return characters.length <= 4 && characters.every((one) => known.has(one)) && !PLAIN.test(name);
}

const suitableByList = new WeakMap<readonly NamedHex[], readonly NamedHex[]>();

/** Cached by list, so callers must not mutate the list. */
function suitableColors<C extends NamedHex>(colors: readonly C[]): readonly C[] {
  let kept = suitableByList.get(colors) as readonly C[] | undefined;
  if (!kept) suitableByList.set(colors, (kept = colors.filter(({ name }) => isSuitableName(name))));
  return kept;
}

/**
 * Names each swatch after the nearest colour by CIEDE2000 whose name is suitable (`isSuitableName`). Each
 * name occurs once, except that equal swatches share a name.
 *
 * @param chosen colours that the visitor chose, by '#RRGGBB' in upper case; they keep their names
 * @returns null for a swatch when no name is left
 * @throws {InvalidHexError} when a hex is not valid
 */
export function nameSwatches<C extends NamedHex>(
  swatches: readonly { readonly hex: string }[],
  colors: readonly C[],
  chosen: ReadonlyMap<string, C> = new Map(),
): (Nearest<C> | null)[] {
  const candidates = suitableColors(colors);
  const hexes = swatches.map(({ hex }) => requireHex(hex));
  const named = new Map<string, Nearest<C> | null>();
  for (const hex of hexes) {
    const color = chosen.get(hex);
    if (color) named.set(hex, { color, deltaE: 0 });
  }
  const used = new Set([...named.values()].map((entry) => entry?.color.name));
  for (const hex of hexes) {
    if (named.has(hex)) continue;
    const best = nearestColor(hex, candidates, ({ name }) => !used.has(name));
    named.set(hex, best);
    if (best) used.add(best.color.name);
  }
  return hexes.map((hex) => named.get(hex) ?? null);
}
