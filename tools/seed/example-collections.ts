/** `of` contains colour names, separated by spaces. */
export interface ExampleCollection {
  name: string;
  colorNames: string;
  about?: string;
}

export const EXAMPLE_COLLECTIONS: readonly ExampleCollection[] = [
  { name: '春江花月夜', colorNames: '月白 天缥 碧落 群青 黛蓝', about: '给一本诗集的封面选的。' },
  { name: '雨过天青', colorNames: '影青 天水碧 空青 石青 青黛' },
  { name: '海棠依旧', colorNames: '海棠红 粉红 银红 嫩绿 苍绿', about: '昨夜雨疏风骤。' },
  { name: '故宫初雪', colorNames: '雪白 朱红 赭石 黄河琉璃 黛', about: '红墙、金瓦和落下来的第一场雪。' },
  { name: '江南春早', colorNames: '柳黄 嫩绿 桃夭 月白 青灰' },
  { name: '暮山紫', colorNames: '暮山紫 紫苑 丁香 藕荷 凝夜紫', about: '烟光凝而暮山紫。' },
  { name: '一壶碧螺春', colorNames: '碧螺春绿 芽绿 茶色 秋香色 荼白' },
  { name: '敦煌手记', colorNames: '赭石 石绿 石青 土黄 铅白 银朱', about: '壁画上剥落之后剩下的颜色。' },
  { name: '小满', colorNames: '麦秆黄 麦苗绿 樱桃红 荼白' },
  { name: '秋水长天', colorNames: '秋波蓝 晴山 鸥蓝 霞光红 落霞红', about: '落霞与孤鹜齐飞。' },
  { name: '青花', colorNames: '精白 霁青 群青 钴蓝 藏蓝' },
  { name: '荷塘月色', colorNames: '荷叶绿 初荷红 莲瓣红 月白 黛绿' },
  { name: '柿柿如意', colorNames: '柿红 橘黄 杏黄 枯黄 栗色', about: '窗台上晒的柿子，从十月看到冬天。' },
  { name: '竹外桃花', colorNames: '竹青 竹绿 桃红 初桃粉红 水色' },
  { name: '墨分五色', colorNames: '漆黑 墨色 墨灰 银灰 花白', about: '焦、浓、重、淡、清。' },
  { name: '胭脂盒', colorNames: '胭脂 嫣红 妃色 藕色 象牙白' },
  { name: '千里江山', colorNames: '石青 石绿 碧山 赭色 缣缃', about: '从卷首一路看到卷尾。' },
  { name: '枇杷熟了', colorNames: '枇杷黄 杏黄 葱绿 苍翠 乳白' },
  { name: '紫藤架下', colorNames: '藤萝紫 雪青 淡藤萝紫 葱青 月白' },
  { name: '外婆的蓝印花布', colorNames: '靛蓝 靛青 花白 月白' },
  { name: '枫桥夜泊', colorNames: '枫叶红 黛蓝 霜色 玄青 橘红', about: '月落乌啼霜满天。' },
  { name: '梅子黄时雨', colorNames: '缃色 青梅 苔绿 青灰 烟红' },
  { name: '长安灯火', colorNames: '朱红 赤金 绛紫 玄色 橙黄' },
  { name: '松烟', colorNames: '松霜绿 松柏绿 苍色 鸦青 漆黑' },
  { name: '天水碧', colorNames: '天水碧 碧色 缥 青白 水色' },
  { name: '丁香结', colorNames: '丁香色 紫灰 雪青 豆绿 缟' },
  { name: '银杏大道', colorNames: '金黄 鹅黄 秋葵黄 凋叶棕 云水蓝', about: '每年只有这两个星期。' },
  { name: '寒山石径', colorNames: '远山紫 苍青 石板灰 枫叶红 霜色' },
];
