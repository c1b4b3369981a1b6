export { CocreateModule } from './cocreate.module.ts';
export { service } from './service.ts';
export { readDeployment } from './read-deployment.ts';
export { runCollectiblesCli, type CollectiblesCliContext } from './cli/cli.ts';

export { cocreateDatabase } from './database/cocreate-database.ts';
export { openColorsToSeed, type SeededColor } from './programs/seed-colors.ts';
export { selectPage as cocreatedPageStatement } from './listing/list.queries.ts';
