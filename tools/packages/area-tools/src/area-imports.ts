import { relative } from 'node:path';
import { refuseImport } from '@danqing/mf-config/area-sources';
import type { Rule } from 'eslint';
import type { Node } from 'estree';

/** ESLint rule: an area imports no other area, and nothing of the server. The build refuses the same. */
export const areaImports: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (source: Node | null | undefined) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const file = relative(context.cwd, context.filename);
      const message = refuseImport(context.cwd, file, source.value);
      if (message !== null) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
    };
  },
};
