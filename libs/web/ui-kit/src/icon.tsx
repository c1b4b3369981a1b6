/*! @license Icons: Lucide, ISC, Copyright Lucide Icons and Contributors; in part Feather, MIT, Copyright Cole Bemis */
import type { ComponentProps } from 'react';

type Shape = readonly [
  'path' | 'circle' | 'line' | 'rect' | 'polyline' | 'polygon',
  Readonly<Record<string, string>>,
];

export interface IconProps extends ComponentProps<'svg'> {
  size?: number;
}

/** Returns a component that draws the shapes on a 24 × 24 grid in the text colour. */
export function icon(shapes: readonly Shape[]) {
  return function Icon({ size = 24, ...rest }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...rest}
      >
        {shapes.map(([Shape, attributes], index) => (
          <Shape key={index} {...attributes} />
        ))}
      </svg>
    );
  };
}
