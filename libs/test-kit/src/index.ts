export { checkAnswers } from './checked-answers.ts';
export { countStatements } from './count-statements.ts';
export { testOperators } from './operators.ts';
export { createTestApp } from './test-app.ts';
export { TestCredits, type TestHold } from './test-credits.ts';
export { findFullPostgres, startFullPostgres, type FullPostgres } from './full-postgres.ts';
export { migrated } from './migrated.ts';
export { testDatabase, type DatabaseTemplate, type TestDatabase } from './test-database.ts';
export { FROM_SOURCES, liveAndDie, startFromSources } from './start-from-sources.ts';
