export {
  baseKey,
  flattenCatalogue,
  listCatalogueProblems,
  type Catalogue,
  type CatalogueProblem,
} from './catalogue-problems.ts';
