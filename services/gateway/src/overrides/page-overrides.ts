import type { PageData } from '@danqing/contracts/page';
import type { BrowserOverrides } from '@danqing/releases';

export function pageOverrides({ live, ended }: BrowserOverrides): Pick<PageData, 'overrides'> {
  if (live.length + ended.length === 0) return {};
  const active = live.map(({ area, origin, expires }) => ({
    area,
    origin,
    until: new Date(expires).toISOString(),
  }));
  return { overrides: { active, ended } };
}
