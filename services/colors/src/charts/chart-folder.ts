/** Where the build leaves the drawn pages; as far from the sources here as from their build. */
export const CHART_FOLDER = new URL('../../dist/chart-pages/', import.meta.url);
