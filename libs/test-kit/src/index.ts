export { createTestApp } from './test-app.ts';
export { testDatabase, type TestDatabase } from './test-database.ts';
