import { contrastRatio, type PreviewRoles } from '@danqing/color-core';
import type { CSSProperties } from 'react';

/** Least contrast with which a bar can be seen on its ground. */
const VISIBLE = 1.25;

/** The roles as the custom properties that the previews are drawn in. */
export function rolesStyle(roles: PreviewRoles): CSSProperties {
  const properties = Object.entries({ ...roles, bar: barColor(roles) });
  return Object.fromEntries(properties.map(([role, hex]) => [`--${role}`, hex]));
}

/** The bars' colour is p1; where lightness has run out, and p1 is the ground's own colour, the next that can be seen. */
function barColor({ p0, p1, p2, p3, p4, act, 't-p0': text }: PreviewRoles): string {
  const visible = [p1, p2, p3, p4].filter((hex) => contrastRatio(hex, p0) >= VISIBLE);
  return visible.find((hex) => hex !== act) ?? visible[0] ?? text;
}
