import type { ExampleMember } from '@danqing/identity';

/** Reserved domain: mail is never delivered, and codes appear in the development outbox. */
const DOMAIN = 'members.danqing.example';

const NAMES = {
  suwan: '苏晚',
  linzhiyuan: '林知远',
  gunanqiao: '顾南乔',
  chenmo: '陈墨',
  shenqinghe: '沈清和',
  baiyu: '白榆',
  zhouyunshu: '周云舒',
  jiangting: '江汀',
  luxingzhou: '陆行舟',
  xuzhiwei: '许知微',
  yezhiqiu: '叶知秋',
  wenshiyi: '温拾遗',
  songjianshan: '宋见山',
  tangli: '棠梨',
  fangjingzhai: '方静斋',
  hexiaoman: '何小满',
};

export const EXAMPLE_MEMBERS: readonly ExampleMember[] = Object.entries(NAMES).map(([local, name]) => ({
  name,
  email: `${local}@${DOMAIN}`,
}));
