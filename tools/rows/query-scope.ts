import { isNode, nodeIn, nodesIn, numberIn, textIn, type Node } from './parse-tree.ts';

/** Catalog data of the tables, functions and types in statements. */
export interface Catalog {
  /** Nullable columns, as `<oid of the table>.<number>`. */
  nullable: ReadonlySet<string>;
  functions: ReadonlyMap<string, { name: string; strict: boolean }>;
  types: ReadonlyMap<string, string>;
  /** Returns the query of a view, or null for a table. */
  view(id: string): Node | null;
}

/** A query with the queries around it. */
export interface Scope {
  query: Node;
  outer: Scope | null;
  /** Columns that the conditions exclude from being null, as `<varno>.<varattno>`. */
  proven: ReadonlySet<string>;
  /** True when expressions see the row as it was before an update. */
  before?: boolean;
}

export interface Expression {
  node: Node;
  scope: Scope;
}

export const SELECT = 1;
const UPDATE = 2;
export const INSERT = 3;
const [RELATION, SUBQUERY, JOIN, VALUES, CTE, GROUP] = [0, 1, 2, 5, 6, 9];
const [INNER, LEFT, RIGHT] = [0, 1, 3];
const IS_NOT_NULL = 1;
const UPDATE_ON_CONFLICT = 2;

/** Nodes that are null exactly if their argument is. */
export const WRAPPERS: ReadonlySet<string> = new Set([
  'ARRAYCOERCEEXPR',
  'COERCETODOMAIN',
  'COERCEVIAIO',
  'COLLATEEXPR',
  'CONVERTROWTYPEEXPR',
  'FIELDSELECT',
  'NAMEDARGEXPR',
  'RELABELTYPE',
]);

export const scopeOf = (query: Node, outer: Scope | null): Scope => ({
  query,
  outer,
  proven: new Set(provenBy(query.fields.get('jointree'))),
});

export const resultEntries = (query: Node): Node[] =>
  nodesIn(query, numberIn(query, 'commandType') === SELECT ? 'targetList' : 'returningList').filter(
    (entry) => textIn(entry, 'resjunk') === 'false',
  );

export function resultsOf(scope: Scope): Expression[][] {
  const operation = scope.query.fields.get('setOperations');
  const entries = resultEntries(scope.query);
  if (!isNode(operation)) return entries.map((entry) => [{ node: nodeIn(entry, 'expr'), scope }]);
  const branches = leavesOf(operation).map((leaf) =>
    resultsOf(scopeOf(nodeIn(entryOf(leaf, scope), 'subquery'), scope)),
  );
  return entries.map((_, index) => branches.flatMap((branch) => branch[index]!));
}

const leavesOf = (operation: Node): number[] =>
  operation.kind === 'RANGETBLREF'
    ? [numberIn(operation, 'rtindex')]
    : [...leavesOf(nodeIn(operation, 'larg')), ...leavesOf(nodeIn(operation, 'rarg'))];

const entryOf = (index: number, { query }: Scope): Node => nodesIn(query, 'rtable')[index - 1]!;

export const ownerOf = (variable: Node, scope: Scope): Scope =>
  ancestor(scope, numberIn(variable, 'varlevelsup'));

const ancestor = (scope: Scope, levels: number): Scope =>
  levels === 0 ? scope : ancestor(scope.outer!, levels - 1);

export const tableOf = (variable: Node, scope: Scope): Node =>
  entryOf(numberIn(variable, 'varno'), ownerOf(variable, scope));

/** Returns the expressions that a variable stands for, or null if it is a column of a table or function. */
export function originsOf(variable: Node, scope: Scope, catalog: Catalog): Expression[] | null {
  const owner = ownerOf(variable, scope);
  const number = numberIn(variable, 'varattno');
  const written = owner.before ? null : writtenTo(variable, owner, number);
  if (written) return written.map((node) => ({ node, scope: { ...owner, before: true } }));
  const entry = tableOf(variable, scope);
  const rows = rowsOf(entry, owner, catalog);
  if (rows) return rows[number - 1]!;
  switch (numberIn(entry, 'rtekind')) {
    case JOIN:
      return [{ node: nodesIn(entry, 'joinaliasvars')[number - 1]!, scope: owner }];
    case GROUP:
      return [{ node: nodesIn(entry, 'groupexprs')[number - 1]!, scope: owner }];
    case VALUES:
      return (entry.fields.get('values_lists') as Node[][]).map((row) => ({
        node: row[number - 1]!,
        scope: owner,
      }));
    default:
      return null;
  }
}

export function rowsOf(entry: Node, owner: Scope, catalog: Catalog): Expression[][] | null {
  switch (numberIn(entry, 'rtekind')) {
    case SUBQUERY:
      return resultsOf(scopeOf(nodeIn(entry, 'subquery'), owner));
    case RELATION: {
      const view = catalog.view(textIn(entry, 'relid'));
      return view && resultsOf(scopeOf(view, null));
    }
    case CTE: {
      // A reference of a recursive query to itself. Its other query determines the columns.
      if (textIn(entry, 'self_reference') === 'true') return null;
      const maker = ancestor(owner, numberIn(entry, 'ctelevelsup'));
      const named = nodesIn(maker.query, 'cteList').find(
        (one) => textIn(one, 'ctename') === textIn(entry, 'ctename'),
      )!;
      return resultsOf(scopeOf(nodeIn(named, 'ctequery'), maker));
    }
    default:
      return null;
  }
}

/**
 * Returns the expression that the statement writes into the column, or null if it does not write the column.
 */
function writtenTo(variable: Node, { query }: Scope, number: number): Node[] | null {
  if (numberIn(variable, 'varno') !== numberIn(query, 'resultRelation')) return null;
  const command = numberIn(query, 'commandType');
  const set = (entries: Node[]) =>
    entries.filter((entry) => numberIn(entry, 'resno') === number).map((entry) => nodeIn(entry, 'expr'));
  const values = set(nodesIn(query, 'targetList'));
  if (values.length === 0 || (command !== UPDATE && command !== INSERT)) return null;
  const conflict = query.fields.get('onConflict');
  // A row that is only updated keeps its other columns.
  return isNode(conflict) && numberIn(conflict, 'action') === UPDATE_ON_CONFLICT ? null : values;
}

/** Columns that are not null in rows that meet the conditions of a from list or join. */
function provenBy(tree: unknown): string[] {
  if (!isNode(tree as Node)) return [];
  const node = tree as Node;
  if (node.kind === 'FROMEXPR')
    return [...nodesIn(node, 'fromlist').flatMap(provenBy), ...nonNullIn(node.fields.get('quals'))];
  if (node.kind !== 'JOINEXPR') return [];
  const type = numberIn(node, 'jointype');
  return [
    ...(type === INNER || type === LEFT ? provenBy(nodeIn(node, 'larg')) : []),
    ...(type === INNER || type === RIGHT ? provenBy(nodeIn(node, 'rarg')) : []),
    ...(type === INNER ? nonNullIn(node.fields.get('quals')) : []),
  ];
}

/** Columns that are not null where the condition is true. Comparisons with null are not true. */
function nonNullIn(value: unknown): string[] {
  if (!isNode(value as Node)) return [];
  const condition = value as Node;
  const variable = ({ kind, fields }: Node) =>
    kind === 'VAR' && fields.get('varlevelsup') === '0'
      ? [`${fields.get('varno') as string}.${fields.get('varattno') as string}`]
      : [];
  const bare = (node: Node): Node => (WRAPPERS.has(node.kind) ? bare(nodeIn(node, 'arg')) : node);
  switch (condition.kind) {
    case 'VAR':
      return variable(condition);
    case 'BOOLEXPR':
      return textIn(condition, 'boolop') === 'and' ? nodesIn(condition, 'args').flatMap(nonNullIn) : [];
    case 'NULLTEST':
      return numberIn(condition, 'nulltesttype') === IS_NOT_NULL
        ? variable(bare(nodeIn(condition, 'arg')))
        : [];
    case 'OPEXPR':
      return nodesIn(condition, 'args').map(bare).flatMap(variable);
    case 'SCALARARRAYOPEXPR':
      return nodesIn(condition, 'args').slice(0, 1).map(bare).flatMap(variable);
    default:
      return [];
  }
}
