import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StatementReader } from './read-statements.ts';

const CASES: [name: string, source: string, texts: string[] | null][] = [
  [
    'constants and functions, with default arguments',
    `const COLUMNS = 'id, name';
     const from = (table: string, where = 'true') => \`select \${COLUMNS} from \${table} where \${where}\`;
     read(from('teas'));`,
    ['select id, name from teas where true'],
  ],
  [
    'a parameter as the arguments of all calls, which agree within a text',
    `function count(table: string, key: string) { read(\`select \${key} from \${table} group by \${key}\`); }
     count('teas', 'name'); count('cups', 'size');`,
    ['select name from teas group by name', 'select size from cups group by size'],
  ],
  [
    'options of a class, and of those that extend it',
    `class Jobs {
       constructor(private readonly options: { table: string; more?: string }) {}
       get done() { return \`state = 'done' in \${this.options.table}\`; }
       run() {
         const { table, more = '' } = this.options;
         read(\`update \${table} \${this.done}\${more && \`, \${more}\`}\`);
       }
     }
     class Paintings extends Jobs { constructor() { super({ table: 'paintings', more: 'answered = true' }); } }
     new Jobs({ table: 'videos' });`,
    [
      "update videos state = 'done' in videos",
      "update paintings state = 'done' in paintings, answered = true",
    ],
  ],
  [
    'a parameter that a caller passes on',
    `class Authors { constructor(private readonly schema: string) {} list() { read('from ' + this.schema); } }
     const provide = (schema: string) => () => new Authors(schema);
     provide('palettes'); provide('creations');`,
    ['from palettes', 'from creations'],
  ],
  [
    'loops, and entries of an object by key',
    `const ORDERS = { newest: 'id', name: 'name, id' } as const;
     for (const order of ['newest', 'name'] as const) read(\`order by \${ORDERS[order]} -- \${order}\`);`,
    ['order by id -- newest', 'order by name, id -- name'],
  ],
  [
    'the values of a literal type',
    `(sort: 'asc' | 'desc') => read(\`order by id \${sort}\`);`,
    ['order by id asc', 'order by id desc'],
  ],
  [
    'conditions and missing properties',
    `(all: boolean) => read(\`select\${all ? '' : ' where listed'}\`);`,
    ['select', 'select where listed'],
  ],
  [
    'a property that an object lacks',
    `function hide({ column, dependent }: { column?: string; dependent?: string }) {
       read(\`\${column === undefined ? '' : \`and \${column} \`}\${dependent ?? 'none'}\`);
     }
     hide({ column: 'is_public' }); hide({ dependent: 'some' });`,
    ['and is_public none', 'some'],
  ],
  [
    'mapped and joined lists',
    `const WIDTHS = [1, 2] as const;
     const part = (width: number, place: number) => \`\${width}:\${place}\`;
     read(WIDTHS.join(', ') + ' ' + WIDTHS.map(part).join(' or '));`,
    ['1, 2 1:0 or 2:1'],
  ],
  [
    'no text of a value at run time',
    `declare const given: { table: string }; read(\`from \${given.table}\`);`,
    null,
  ],
  ['no text of a parameter without calls', `export const unused = (table: string) => read(table);`, null],
];

let folder: string;
let program: ts.Program;
let checker: ts.TypeChecker;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'danqing-statements-'));
  const files = CASES.map(([, source], index) => {
    const file = join(folder, `${index}.ts`);
    writeFileSync(file, `declare function read(text: string): void;\n${source}\nexport {};`);
    return file;
  });
  program = ts.createProgram(files, { target: ts.ScriptTarget.ESNext, strict: true, types: [] });
  checker = program.getTypeChecker();
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(CASES.map((given, index) => [...given, index] as const))('reads %s', (_, __, texts, index) => {
  const source = program.getSourceFile(join(folder, `${index}.ts`))!;
  let text: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'read') text = node.arguments[0];
    ts.forEachChild(node, visit);
  };
  visit(source);
  expect(new StatementReader(checker, [source]).read(text!)?.sort() ?? null).toEqual(texts?.sort() ?? null);
});
