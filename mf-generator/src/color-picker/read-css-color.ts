export { parseCssColor as readCssColor } from '@danqing/color-core';
