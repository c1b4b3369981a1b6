import { expect, it, onTestFinished } from 'vitest';
import { openCalls } from '../testing/call-operators.ts';
import { revokeOperator } from './operator.queries.ts';
import { knownOperator } from './known-operator.ts';

it('takes any name until there are operators, and then only theirs', async () => {
  const { databaseUrl, database, add, close } = await openCalls();
  onTestFinished(close);
  expect(await knownOperator(databaseUrl, 'somebody')).toBe('somebody');
  await add('Anna');
  expect(await knownOperator(databaseUrl, 'anna')).toBe('Anna');
  expect(await knownOperator(databaseUrl, 'somebody')).toBeNull();
  await revokeOperator(database, 'anna', 'command line test');
  expect(await knownOperator(databaseUrl, 'anna')).toBeNull();
});
