export const SAMPLE_PALETTES: Readonly<Record<string, readonly { hex: string; name: string }[]>> = {
  light: [
    { hex: '#63BBD0', name: '霁青' },
    { hex: '#D5EBE1', name: '葭灰' },
    { hex: '#5CB3CC', name: '碧青' },
    { hex: '#2376B7', name: '花青' },
    { hex: '#BDAEAD', name: '灰紫' },
  ],
  dark: [
    { hex: '#1E3A4C', name: '藏青' },
    { hex: '#41121C', name: '酱紫' },
    { hex: '#22202E', name: '暮云' },
    { hex: '#2B4B36', name: '苍绿' },
    { hex: '#5A1F1B', name: '枣红' },
  ],
  pale: [
    { hex: '#EEF7F2', name: '月白' },
    { hex: '#F8E0E0', name: '藕荷' },
    { hex: '#E4ECD8', name: '缟羽' },
    { hex: '#F6EBC8', name: '米色' },
  ],
  threeHues: [
    { hex: '#C93756', name: '茜色' },
    { hex: '#2E7D5B', name: '石绿' },
    { hex: '#E2A12C', name: '雌黄' },
    { hex: '#FFFBF0', name: '象牙' },
    { hex: '#2B5EA7', name: '群青' },
  ],
  oneHue: [
    { hex: '#FDF0E6', name: '朱红-50' },
    { hex: '#F9C9AC', name: '朱红-200' },
    { hex: '#F08F5F', name: '朱红-400' },
    { hex: '#E4572E', name: '朱红-500' },
    { hex: '#B83A17', name: '朱红-700' },
    { hex: '#6E220D', name: '朱红-900' },
  ],
  greys: [
    { hex: '#808080', name: '中灰' },
    { hex: '#D9D9D9', name: '银灰' },
    { hex: '#333333', name: '炭黑' },
    { hex: '#808080', name: '中灰' },
  ],
};
