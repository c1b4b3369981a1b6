export {
  baseKey,
  flattenCatalogue,
  listCatalogueProblems,
  type Catalogue,
  type CatalogueEntry,
  type CatalogueProblem,
} from './catalogue-problems.ts';
