/** Light-theme sRGB values of the same roles in ui-kit's tokens.css. Keep them in step. */
export const PAPER = {
  ground: '#F9F5EE',
  surface: '#FDFBF6',
  ink: '#241E1A',
  ink2: '#4F4943',
  ink3: '#6A645E',
  line: '#241E1A1F',
  line2: '#241E1A38',
} as const;
