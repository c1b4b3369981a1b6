/** The relative path is the same from src/ and dist/. */
export const CHART_FOLDER = new URL('../../dist/chart-pages/', import.meta.url);
