export { PalettesModule, type PalettesModuleOptions } from './palettes.module.ts';
export { service } from './service.ts';

export { openPalettesToSeed, type SeededPalette } from './programs/seed-palettes.ts';
export { palettesDatabase } from './database/palettes-database.ts';
export { publicPalettesStatement } from './listing/public-palettes.service.ts';
export { rebuildPageSegments } from './page-count/page-count.queries.ts';
export { SearchWords } from './search/search-words.ts';
export { oklabPoint } from './search/oklab-points.ts';
