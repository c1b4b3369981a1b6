/*! @license Icons: Lucide, ISC, Copyright Lucide Icons and Contributors; in part Feather, MIT, Copyright Cole Bemis */
import type { ComponentProps } from 'react';

type Shape = readonly [
  'path' | 'circle' | 'line' | 'rect' | 'polyline' | 'polygon',
  Readonly<Record<string, string>>,
];

export interface IconProps extends ComponentProps<'svg'> {
  /** Width and height in pixels. */
  size?: number;
}

/** A component that draws these shapes on a field of 24 × 24, with a line in the colour of the text. */
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
