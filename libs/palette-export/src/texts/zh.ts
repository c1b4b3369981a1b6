import type { ExportTexts } from './export-texts.ts';

export const zh: ExportTexts = {
  title: '导出调色板',
  close: '关闭',
  start: '导出',
  busy: '正在导出…',
  price: (credits) => `${credits} 点`,
  terms: {
    unsaved: () => '自己配的颜色，导出免费。',
    'unsaved-stranger': () => '登录后即可导出，自己配的颜色免费。',
    own: () => '自己的调色板，导出免费。',
    claimed: () => '已领取，各种格式都可以免费导出。',
    other: (credits) => `别人的调色板，首次导出扣 ${credits} 点，之后各种格式都免费。`,
    stranger: () => '请登录后导出，非本人资源将扣除1点',
  },
  signIn: '请登录后导出，非本人资源将扣除1点',
  exported: (fileName) => `已导出：${fileName}`,
  errors: {
    claim: '领取失败',
    production: '导出失败，请稍后重试',
    image: '图片生成失败',
  },
  groups: {
    presentation: '演示',
    picture: '图片与打印',
    development: '开发',
    design: '设计软件',
  },
  formats: {
    'office-theme': {
      name: 'Office 主题',
      use: '在 PowerPoint 的“设计 › 浏览主题”里打开，颜色按原来的顺序。',
    },
    'office-theme-readable': {
      name: 'Office 主题，易读版',
      use: '用法相同；深色、浅色和强调色按明度重新安排，文字看得清。',
    },
    'office-colors': {
      name: 'Office 主题颜色',
      use: '放进 Office 的 Theme Colors 文件夹，再到“设计 › 变体 › 颜色”里选。',
    },
    image: { name: '图片', use: '带色名和色值的色卡，可以直接发给别人。' },
    pdf: { name: 'PDF 色卡', use: '排好版的色卡，打开就能打印。' },
    svg: { name: 'SVG 色卡', use: '放大也清晰，浏览器、Figma、Illustrator 都能打开。' },
    css: { name: 'CSS 变量', use: '引入样式表，用 var() 取色。' },
    tailwind: { name: 'Tailwind 主题', use: '在 Tailwind v4 之后引入，每个颜色都有自己的类名。' },
    'design-tokens': { name: '设计令牌', use: 'DTCG 格式，供 Style Dictionary、Tokens Studio 等工具读取。' },
    ase: { name: 'Adobe 色板', use: '在 Photoshop、Illustrator、InDesign 的色板面板里载入。' },
    gimp: { name: 'GIMP 调色板', use: '放进 GIMP、Inkscape 或 Krita 的调色板文件夹。' },
    procreate: { name: 'Procreate 色板', use: '在 iPad 上打开，就出现在 Procreate 的调色板里。' },
  },
  menu: {
    'office-theme': '导出演示配色',
    image: '导出图片',
    all: '更多格式…',
  },
};
