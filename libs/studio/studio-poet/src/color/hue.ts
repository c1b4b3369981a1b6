import { hexToOklch } from '@danqing/color-core';

export type HueName = '红' | '粉' | '橙' | '黄' | '绿' | '青' | '蓝' | '紫' | '褐' | '白' | '灰' | '黑';

const SCENES: Record<HueName, string> = {
  红: '宫山寺园市春秋夏',
  粉: '园湖楼村春夏',
  橙: '江山塞村秋暮',
  黄: '村园寺塞秋',
  绿: '竹山村园湖春夏',
  青: '湖江竹山春夏秋',
  蓝: '海江湖山秋春',
  紫: '园山楼宫春暮',
  褐: '山寺塞村秋',
  白: '江山斋楼秋冬',
  灰: '江湖市寺秋春',
  黑: '斋江山秋冬夜',
};

export function hueOf(hex: string): HueName {
  const { l, c, h = 0 } = hexToOklch(hex);
  if (l < 0.3) return c > 0.08 ? byAngle(h, l, c) : '黑';
  if (c < 0.025) return l > 0.87 ? '白' : l < 0.35 ? '黑' : '灰';
  if (c < 0.04 && l > 0.93) return '白';
  return byAngle(h, l, c);
}

function byAngle(h: number, l: number, c: number): HueName {
  if (h < 40 || h >= 345) return l > 0.72 ? '粉' : '红';
  if (h < 70) return l < 0.6 && c < 0.12 ? '褐' : '橙';
  if (h < 110) return l < 0.62 ? '褐' : '黄';
  if (h < 155) return '绿';
  if (h < 215) return '青';
  if (h < 285) return '蓝';
  return '紫';
}

const KIN: Record<HueName, string> = {
  红: '红',
  粉: '粉红',
  橙: '橙红黄',
  黄: '黄橙',
  绿: '绿青',
  青: '青绿',
  蓝: '蓝青',
  紫: '紫粉',
  褐: '褐橙',
  白: '白',
  灰: '灰',
  黑: '黑',
};

export const kinOf = (hue: HueName) => KIN[hue];
export const scenesOf = (hue: HueName) => SCENES[hue];
