/** A parse tree as Postgres prints it (`pg_node_tree`). Atoms are strings; null is a missing value. */
export type Value = string | null | Node | Value[];

export interface Node {
  kind: string;
  fields: Map<string, Value>;
}

const TOKEN = /"((?:\\.|[^"\\])*)"|[{}()]|(?:\\.|[^\s{}()\\])+/gs;

/**
 * Parses a tree of `pg_proc.prosqlbody`.
 *
 * @see https://github.com/postgres/postgres/blob/REL_18_STABLE/src/backend/nodes/outfuncs.c
 */
export function parseTree(text: string): Value {
  const tokens = [...text.matchAll(TOKEN)].map(([token, quoted]) => quoted ?? token);
  let next = 0;

  function readValue(): Value {
    const token = tokens[next++]!;
    if (token === '{') return readNode();
    if (token === '(') return readList();
    if (token === '<>') return null;
    return token.replace(/\\(.)/gs, '$1');
  }

  function readList(): Value[] {
    const values: Value[] = [];
    while (tokens[next] !== ')') values.push(readValue());
    next += 1;
    return values;
  }

  function readNode(): Node {
    const kind = tokens[next++]!;
    const fields = new Map<string, Value>();
    while (tokens[next] !== '}') {
      const field = tokens[next++]!.slice(1);
      const value = readValue();
      // The bytes of a constant follow their number: `4 [ 1 0 0 0 ]`.
      if (tokens[next] === '[') {
        const end = tokens.indexOf(']', next);
        fields.set('bytes', tokens.slice(next + 1, end));
        next = end + 1;
      }
      fields.set(field, value);
    }
    next += 1;
    return { kind, fields };
  }

  return readValue();
}

export function nodeIn(node: Node, field: string): Node {
  const value = node.fields.get(field);
  if (!isNode(value)) throw new Error(`${node.kind} has no node in ${field}`);
  return value;
}

export function nodesIn(node: Node, field: string): Node[] {
  const value = node.fields.get(field) ?? [];
  if (!Array.isArray(value)) throw new Error(`${node.kind} has no list in ${field}`);
  return value.filter(isNode);
}

export const textIn = (node: Node, field: string): string => String(node.fields.get(field));

export const numberIn = (node: Node, field: string): number => Number(node.fields.get(field));

export const isNode = (value: Value | undefined): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
