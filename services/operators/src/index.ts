export { runOperatorsCli, type OperatorsCliContext } from './cli/cli.ts';
export { recordEvent } from './log/record-event.ts';
export { knownOperator } from './operator/known-operator.ts';
export { operatorTokenFile } from './operator/shared-token.ts';
export { OperatorsModule, type OperatorsModuleOptions } from './operators.module.ts';
