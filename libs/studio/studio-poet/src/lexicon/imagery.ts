import { DIMENSIONS, readTags, type SettingTags } from './setting.ts';

/**
 * Imagery of words: `words thing/group hues tags`, `-` for none. Longer words match first and consume their
 * characters, so 落花 is not also 花. A group occurs at most once per poem.
 */
const SOURCE = `
如雪,似雪,如霜,似霜,浪花,绽花 - 白 -
如烟,似烟 - 灰 -
灯花 lamp/lamp 橙 暮夜
雪茶,雪后,雪晴,雪霁 snow/snow 白 冬雪
春雪,残雪 snow/snow 白 雪春冬
雪 snow/snow 白 冬雪
冰 ice/- 白青 冬雪晴
霜叶,红叶,丹枫,枫叶,枫林,乌桕 maple/tree 红橙 秋
霜 frost/frost 白 秋冬晴
寒露,白露,玉露 dew/- 白 秋晴
露 dew/- 白 晴
残月 moon/sky 白 晨晴雪
月明,月华,月光,清辉,清光,玉轮 moon/sky 白 夜晴雪
月 moon/sky 白 夜晴雪
疏星,残星,银汉,明河,星河 stars/sky 白蓝 夜晴
夕阳,斜阳,残阳,落日,斜日,残照,落照,返照 sun/sky 橙红 暮晴雪
晚霞,残霞,落霞,余霞 glow/sky 橙红粉 暮晴
朝霞 glow/sky 橙红粉 晨晴
霞 glow/sky 红粉橙 晨暮晴
红日,朝日,初日,旭日,烈日,晓日,金乌 sun/sky 红橙 晴雪
春日,晴光,曙光,曙色 sun/sky 黄白 晴
黄昏 - - 暮
黄云 grain/grain 黄 秋
黑云,乌云,阴云 cloud/mist 黑灰 晴雨
冻云 cloud/mist 灰 -
白云 cloud/mist 白 晴
云 cloud/mist 白灰 -
紫烟 mist/mist 紫 -
炊烟 smoke/mist 灰 晨暮
茶烟,茶灶,新茶,茶树,茶花,煮茶,煮茗,新茗,雨前茶,茶 tea/tea 绿褐 -
烟,雾,岚 mist/mist 灰青 -
夜雨,雨 rain/rain 灰 雨
青霜 frost/frost 白 秋冬
晓,晨,朝来,朝露,朝日 - - 晨
夜,宵,更深,三更,残更,五更,更筹 - 黑蓝 夜
昏鸦,寒鸦,归鸦,鸦 crows/bird 黑灰 秋冬
乌鹊 magpies/bird 黑 秋冬
燕 swallows/bird 黑紫 春
莺,黄鸟 oriole/bird 黄 春夏
雁,鸿 geese/bird 灰褐 秋
鸥 gulls/bird 白灰 -
鹭 egret/bird 白 春夏秋
白鹤,孤鹤,老鹤,鹤 crane/bird 白灰 -
孔雀 peacock/bird 蓝绿 -
鹦鹉 parrot/bird 绿红 -
翡翠,翠禽,翠羽 kingfisher/bird 绿青蓝 -
鸳鸯 ducks/bird 橙紫 -
鸭 ducks/bird 黄绿 -
鹅 geese/bird 白黄 -
鹰 hawk/bird 灰褐 -
鹧鸪,斑鸠,子规 dove/bird 褐灰 -
鸡 cock/bird 红 -
禽,鸟 birds/bird - -
蝶 butterfly/insect 黄白 春夏晨昼暮
蜻蜓 dragonfly/insect 青蓝红 夏晨昼暮
萤 fireflies/insect 黄 夏秋夜
蝉 cicada/insect - 夏秋
蛩,蟋蟀,虫 crickets/insect - 秋
蛙 frogs/insect 绿 夏
马,骢,骑 horse/beast 褐 -
橐驼 camels/beast 褐 -
牛,犊 ox/beast 褐 -
羊 sheep/beast 白 -
鹿 deer/beast 褐 -
狐 fox/beast 橙褐 -
犬 dog/beast - -
鱼 fish/fish - -
鲤鱼 fish/fish 红 -
紫蟹 crab/fish 紫 秋
桃花,小桃,红桃,夭桃,桃李,隔桃花 peach/flower 粉红 春
碧桃 peach/flower 白 春
红杏,杏花 apricot/flower 粉橙红 春
梨花,棠梨 pear/flower 白 春
海棠 crab-apple/flower 粉红 春
樱花,山樱 cherry/flower 粉白 春
朱樱 cherry/fruit 红 夏
黄梅,青梅 plum/fruit 绿黄 夏
红梅 plum/flower 红粉 冬
梅 plum/flower 白粉 冬
榴 pomegranate/flower 红橙 夏
红莲,红蕖 lotus/flower 红粉 夏
荷叶,圆荷,新荷,荷盖 lotus/flower 绿 夏
枯荷 lotus/flower 褐 秋
白莲 lotus/flower 白 夏
采莲,荷,莲,蕖,菡萏,芙蓉 lotus/flower 粉绿 夏
菱 water-chestnut/flower 绿白 夏秋
黄花,黄菊 chrysanthemum/flower 黄 秋
白菊 chrysanthemum/flower 白 秋
菊 chrysanthemum/flower 黄 秋
丹桂,金桂 cassia/flower 橙黄 秋
桂 cassia/flower 黄 秋
兰舟,兰桨 boat/boat - -
玉兰,木兰,辛夷 magnolia/flower 白紫 春
紫兰 orchid/flower 紫 春
兰 orchid/flower 绿紫 春
紫藤,藤花 wisteria/flower 紫 春
丁香 lilac/flower 紫 春
牡丹 peony/flower 红粉紫 春
紫薇 crape-myrtle/flower 紫粉 夏
芦花,荻花 reeds/grass 白灰 秋
蓼 smartweed/flower 红粉 秋
菜花 rape/flower 黄 春
豆花,豆叶 beans/flower 紫白 夏秋
槐花 locust/flower 白黄 夏
槐 locust/tree 绿 夏秋
山茶 camellia/flower 红 冬春
栀子 gardenia/flower 白黄 夏
蔷薇 rose/flower 粉红 春夏
紫荆 redbud/flower 紫 春
葵花 mallow/flower 黄 夏
木槿 hibiscus/flower 紫粉 夏秋
玫瑰 rose/flower 红紫 夏
牵牛 morning-glory/flower 蓝紫 秋夏
百合 lily/flower 白 夏
杜鹃 azalea/flower 红粉 春
玉簪 plantain-lily/flower 白 夏秋
水仙 narcissus/flower 白黄 冬
落花,飞花,落红,残红 petals/flower 粉红 春
稻花 grain/grain 黄绿 -
野花,山花,百花,花 flowers/flower 粉 春夏
垂柳,垂杨,绿杨,杨柳,柳 willow/tree 绿黄 春夏
衰柳,枯柳 willow/tree 褐 秋冬
絮 catkins/flower 白 春
松 pine/tree 绿褐 -
竹,篁,笋 bamboo/tree 绿青 -
梧,桐 parasol-tree/tree 绿黄 夏秋
芭蕉,蕉叶 plantain/tree 绿 夏秋
黄叶 leaves/tree 黄 秋
落叶,秋叶 leaves/tree 褐橙 秋
银杏 ginkgo/tree 黄 秋
桑 mulberry/tree 绿 春夏
丹橘,黄橘,黄柑,橘 orange/fruit 橙黄 秋
枇杷 loquat/fruit 黄橙 夏
葡萄 grapes/fruit 紫 秋
红枣 dates/fruit 红褐 秋
红柿 persimmon/fruit 橙红 秋
柿叶,梨叶 leaves/tree 红橙 秋
柏 cypress/tree 绿 -
檀 sandalwood/- 褐 -
春草,芳草,细草,绿草,青草 grass/grass 绿 春夏
草 grass/grass 绿 -
白草,衰草,黄草 grass/grass 黄褐 秋冬
苔 moss/- 绿青 -
萍 duckweed/grass 绿 -
芦,苇,蒲 reeds/grass 绿褐 -
黄麦,麦 wheat/grain 黄 夏
秧 rice/grain 绿 春夏
稻,禾 rice/grain 黄 秋
瓜 melon/fruit 绿 夏
东风,春风 wind/wind - 春
西风,秋风 wind/wind - 秋
北风,朔风 wind/wind - 冬
南风,薰风 wind/wind - 夏
风 wind/wind - -
秋千 swing/- 红 春
春 - 绿粉 春
夏 - - 夏
秋 - 褐橙 秋
冬 - - 冬
沧海,碧海,海 sea/water 蓝青 -
湖 lake/water 青绿 -
黄河 river/water 黄 -
江,河 river/water 蓝青 -
碧波,碧流,碧水,碧江,绿水,碧溪,碧潭,绿池,绿渠 water/water 青绿 -
沧浪,沧江,沧洲 water/water 青蓝 -
瀑,飞泉 waterfall/water 白 -
泉,溪 stream/water - -
池,塘,潭,波,水,潮,浪 water/water 青 -
青山,碧山,翠微,翠岫,翠壁 mountain/mountain 青绿蓝 -
远山,远岫 mountain/mountain 蓝紫 -
暮山 mountain/mountain 紫 暮
秋山 mountain/mountain 褐橙 秋
赤壁,丹崖 cliff/mountain 红 -
大漠,黄沙,平沙 desert/sand 黄褐 -
黄埃 dust/sand 黄褐 -
古道 road/- 褐 -
山,峰,峦,岭,岫 mountain/mountain - -
珊瑚 coral/- 红 -
岛 island/- - -
石 rock/- 灰 -
舟,船,帆,艇,棹 boat/boat 褐 -
桥 bridge/bridge - -
红桥 bridge/bridge 红 -
朱门 gate/house 红 -
朱楼,红楼,朱阁,丹阙 tower/house 红 -
朱栏 railing/house 红 -
金阙,金殿,黄瓦,金井 palace/house 黄 -
紫殿 palace/house 紫 -
玉阙,玉殿,玉阶 palace/house 白 -
玄阙 palace/house 黑 -
翠阁,碧瓦 palace/house 绿青 -
黛瓦 roofs/house 黑灰 -
粉墙 wall/house 白 -
白屋 cottage/house 白 -
殿角 palace/house 红黄 -
墙角 wall/house - -
宫,殿,阙 palace/house 红黄 -
亭 pavilion/house - -
寺,塔,禅,佛 temple/house 褐 -
楼,阁 tower/house - -
城 walls/house 灰 -
酒旗,酒家,旗亭 tavern/wine 红褐 -
红旗,旌旗 banner/banner 红 -
茅舍,野店,柴扉,柴门,人家,茅檐 cottage/house 褐 -
烽火,狼烟 beacon/fire 灰红 -
铁衣,铁马,铁 armour/- 黑灰 -
戍 fort/house - -
红炉,炉 stove/fire 红褐 -
灶,鼎 stove/fire 褐 -
青瓷,瓷碗 porcelain/ware 青 -
白瓷 porcelain/ware 白 -
墨,砚 ink/ink 黑 -
书 book/book - -
棋 chess/chess - -
琴,瑟,筝,绿绮 zither/music - -
笛,羌管,箫,芦管 flute/music - -
笳,角 horn/music - -
钟,磬,杵,鼓 bell/music 褐 -
漏 water-clock/music - -
唱,歌 song/music - -
珠帘 blind/cloth 白 -
翠帘,翠袖 blind/cloth 绿 -
绛帐 hangings/cloth 红 -
锦帐,绣帘 hangings/cloth 红紫 -
罗幕,罗衣,纨扇 silk/cloth 白紫粉 -
红裙,红妆 dress/cloth 红粉 -
胭脂 rouge/face 红粉 -
镜,妆 mirror/face 白 -
银屏,银烛,银灯 silver/cloth 灰白 -
红烛,红灯 lamp/lamp 红 暮夜
渔火,渔灯,星火 lamp/lamp 橙红 暮夜
灯,烛 lamp/lamp 橙黄 暮夜
酒,醅,樽,醉,杯 wine/wine 黄红 -
渔 fisherman/figure - 江湖海
钓,纶 angler/figure - -
蓑笠,蓑 straw-cape/figure - -
樵 woodman/figure - -
僧 monk/figure - -
道人,幽客,幽人 recluse/figure - -
童,稚子,儿 child/figure - -
牧 herd-boy/figure - -
农,田翁,野老,田父,邻翁 farmer/figure - -
蚕妇,村女 farmer/figure - -
佳人,美人,玉人,宫女,宫人,越女,吴姬,游女,小婢 lady/figure - -
征人,戍客,将军,健儿,胡儿,老将,飞骑 soldier/figure - -
行人,离人,归客,客,故人,邻家,主人 traveller/figure - -
无客见,无客至,无人到,无人扫,无人渡,不见人,不逢人,人踪绝,人归尽,人不到,行人少,少行人,少人行 solitude/figure - -
朱,丹,赤,绛,红 - 红 -
碧 - 青绿 -
翠,绿 - 绿 -
青 - 青绿 -
苍 - 青灰绿 -
白,素,银,玉 - 白 -
黄,金 - 黄 -
紫 - 紫 -
黑,玄,黛 - 黑 -
`;

interface Image extends SettingTags {
  thing: string;
  group: string;
  hues: string;
}

const images = new Map<string, Image>();
for (const line of SOURCE.trim().split('\n')) {
  const [words = '', thing = '-', hues = '-', tags = '-'] = line.split(' ');
  const [name = '-', group = '-'] = thing.split('/');
  for (const word of words.split(',')) {
    images.set(word, {
      thing: name === '-' ? '' : name,
      group: group === '-' ? '' : group,
      hues: hues === '-' ? '' : hues,
      ...readTags(tags === '-' ? '' : tags),
    });
  }
}
const MAX_LENGTH = Math.max(...[...images.keys()].map((word) => word.length));

export interface Imagery extends SettingTags {
  things: string[];
  groups: string[];
  hues: string;
}

/** Returns the imagery of a phrase. Conflicting seasons, times or weathers are intersected. */
export function imageryOf(text: string): Imagery {
  const found: Image[] = [];
  for (let at = 0; at < text.length;) {
    let length = Math.min(MAX_LENGTH, text.length - at);
    while (length > 0 && !images.has(text.slice(at, at + length))) length -= 1;
    const image = images.get(text.slice(at, at + length));
    if (image) found.push(image);
    at += Math.max(length, 1);
  }
  const unique = (values: string[]) => [...new Set(values)].filter(Boolean);
  const tags = Object.fromEntries(
    DIMENSIONS.map((dimension) => [
      dimension,
      found
        .map((image) => image[dimension])
        .filter(Boolean)
        .reduce((shared, next) => [...shared].filter((tag) => next.includes(tag)).join('') || next, '') ||
        (found.find((image) => image[dimension])?.[dimension] ?? ''),
    ]),
  ) as SettingTags;
  return {
    ...tags,
    things: unique(found.map(({ thing }) => thing)),
    groups: unique(found.map(({ group }) => group)),
    hues: unique(found.flatMap(({ hues }) => [...hues])).join(''),
  };
}
