import type { ActiveArea } from '@danqing/contracts/releases';

export const releaseKey = ({ area, release }: ActiveArea) => `${area}/${release}`;
