export { testOperators } from './operators.ts';
export { createTestApp } from './test-app.ts';
export { testDatabase, type TestDatabase } from './test-database.ts';
