import { functionOf, isNullable } from './nullable-columns.ts';
import { nodeIn, nodesIn, numberIn, textIn, type Node, type Value } from './parse-tree.ts';
import {
  originsOf,
  ownerOf,
  resultsOf,
  rowsOf,
  scopeOf,
  tableOf,
  type Catalog,
  type Expression,
} from './query-scope.ts';

/** JSON that a statement builds. */
export type JsonShape = { fields: ReadonlyMap<string, JsonValue> } | { element: JsonValue };

export interface JsonValue {
  type: string;
  nullable: boolean;
  /** Null for scalars, and for JSON from a table. */
  json: JsonShape | null;
}

const [EXPRESSION, UNKNOWN] = [4, '705'];

/** Returns the shape of the JSON that an expression builds, or null if the statement does not determine it. */
export function jsonShape({ node, scope }: Expression, catalog: Catalog): JsonShape | null {
  switch (node.kind) {
    case 'FUNCEXPR': {
      const { name } = functionOf(node, 'funcid', catalog);
      const arguments_ = nodesIn(node, 'args').map((argument) => ({ node: argument, scope }));
      if (/^jsonb?_build_object$/.test(name)) return objectOf(arguments_, catalog);
      return /^(row_)?to_jsonb?$/.test(name) ? rowShape(arguments_[0]!, catalog) : null;
    }
    case 'AGGREF': {
      const [entry] = nodesIn(node, 'args');
      const isList = /^jsonb?_agg$/.test(functionOf(node, 'aggfnoid', catalog).name);
      return isList && entry ? { element: valueOf({ node: nodeIn(entry, 'expr'), scope }, catalog) } : null;
    }
    case 'COALESCEEXPR':
      return jsonShape({ node: nodesIn(node, 'args')[0]!, scope }, catalog);
    case 'SUBLINK': {
      if (numberIn(node, 'subLinkType') !== EXPRESSION) return null;
      const [[column] = []] = resultsOf(scopeOf(nodeIn(node, 'subselect'), scope));
      return column ? jsonShape(column, catalog) : null;
    }
    case 'VAR': {
      if (numberIn(node, 'varattno') === 0) return rowShape({ node, scope }, catalog);
      const [origin] = originsOf(node, scope, catalog) ?? [];
      return origin ? jsonShape(origin, catalog) : null;
    }
    default:
      return null;
  }
}

function valueOf(expression: Expression, catalog: Catalog): JsonValue {
  return {
    type: typeOf(expression, catalog),
    nullable: isNullable(expression, catalog),
    json: jsonShape(expression, catalog),
  };
}

/** Arguments of `json_build_object` are keys and values in turn. */
function objectOf(arguments_: Expression[], catalog: Catalog): JsonShape | null {
  const fields = new Map<string, JsonValue>();
  for (let index = 0; index < arguments_.length; index += 2) {
    const key = constantText(arguments_[index]!.node);
    if (key === null) return null;
    fields.set(key, valueOf(arguments_[index + 1]!, catalog));
  }
  return { fields };
}

function rowShape({ node, scope }: Expression, catalog: Catalog): JsonShape | null {
  if (node.kind !== 'VAR' || numberIn(node, 'varattno') !== 0) return null;
  const entry = tableOf(node, scope);
  const owner = ownerOf(node, scope);
  const columns = rowsOf(entry, owner, catalog);
  if (!columns) return null;
  const names = nodeIn(entry, 'eref').fields.get('colnames') as string[];
  return {
    fields: new Map(
      columns.map((branches, index) => [
        names[index]!,
        {
          ...valueOf(branches[0]!, catalog),
          nullable:
            !owner.proven.has(`${textIn(node, 'varno')}.${index + 1}`) &&
            branches.some((branch) => isNullable(branch, catalog)),
        },
      ]),
    ),
  };
}

/** Fields with the type of an expression, by kind. Missing kinds are boolean. */
const TYPE_FIELDS: Readonly<Record<string, string>> = {
  AGGREF: 'aggtype',
  ARRAYCOERCEEXPR: 'resulttype',
  ARRAYEXPR: 'array_typeid',
  CASEEXPR: 'casetype',
  COALESCEEXPR: 'coalescetype',
  COERCETODOMAIN: 'resulttype',
  COERCEVIAIO: 'resulttype',
  CONST: 'consttype',
  FUNCEXPR: 'funcresulttype',
  MINMAXEXPR: 'minmaxtype',
  NULLIFEXPR: 'opresulttype',
  OPEXPR: 'opresulttype',
  PARAM: 'paramtype',
  RELABELTYPE: 'resulttype',
  SQLVALUEFUNCTION: 'type',
  SUBSCRIPTINGREF: 'refrestype',
  VAR: 'vartype',
  WINDOWFUNC: 'wintype',
};

function typeOf({ node, scope }: Expression, catalog: Catalog): string {
  if (node.kind === 'SUBLINK' && numberIn(node, 'subLinkType') === EXPRESSION) {
    const [[column] = []] = resultsOf(scopeOf(nodeIn(node, 'subselect'), scope));
    return typeOf(column!, catalog);
  }
  const field = TYPE_FIELDS[node.kind];
  return field === undefined ? 'boolean' : (catalog.types.get(textIn(node, field)) ?? 'unknown');
}

/** Text of a constant. Its bytes follow a header of four bytes; `unknown` has no header and ends with NUL. */
function constantText(node: Node): string | null {
  if (node.kind === 'RELABELTYPE') return constantText(nodeIn(node, 'arg'));
  const bytes = node.kind === 'CONST' ? (node.fields.get('bytes') as Value[] | undefined) : undefined;
  if (!bytes) return null;
  const text = textIn(node, 'consttype') === UNKNOWN ? bytes.slice(0, -1) : bytes.slice(4);
  return Buffer.from(text.map(Number)).toString();
}
