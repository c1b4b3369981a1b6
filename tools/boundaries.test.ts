import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { WORKSPACE } from './steps.ts';

const eslint = new ESLint({ cwd: WORKSPACE });

async function rulesAgainstText(file: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${text}\n`, { filePath: `${WORKSPACE}/${file}` });
  return (result?.messages ?? []).map((message) => message.ruleId);
}

const rulesAgainst = (file: string, imported: string) =>
  rulesAgainstText(file, `import * as planted from '${imported}';\nexport default planted;`);

describe('import boundaries', () => {
  it.each([
    ['an area', 'the shell', 'mf-generator/src/planted.ts', '../../shell/src/shared.ts'],
    ['an area', 'a service', 'mf-generator/src/planted.ts', '@danqing/colors'],
    ['an area', 'server code', 'mf-generator/src/planted.ts', '@danqing/nest-kit'],
    ['the shell', 'an area', 'shell/src/planted.ts', '../../mf-generator/src/area.ts'],
    ['a service', 'another service', 'services/colors/src/planted.ts', '@danqing/releases'],
    ['a service', 'interface code', 'services/colors/src/planted.ts', '@danqing/ui-kit'],
    ['a pure library', 'server code', 'libs/api/contracts/src/planted.ts', '@danqing/nest-kit'],
  ])('%s may not import %s', async (_from, _to, file, imported) => {
    expect(await rulesAgainst(file, imported)).toContain('@nx/enforce-module-boundaries');
  });

  it.each([
    ['culori', 'mf-generator/src/planted.ts'],
    ['culori/fn', 'shell/src/areas/planted.ts'],
    ['react-router-dom', 'mf-generator/src/planted.ts'],
    ['@tanstack/react-query', 'libs/web/ui-kit/src/planted.ts'],
  ])('%s is wrapped once, not imported by %s', async (imported, file) => {
    expect(await rulesAgainst(file, imported)).toContain('no-restricted-imports');
  });

  it.each([
    ['mf-generator/src/planted.ts', '@danqing/ui-kit'],
    ['services/colors/src/planted.ts', '@danqing/contracts/colors'],
    ['services/gateway/src/planted.ts', '@danqing/colors'],
    ['libs/color/color-core/src/planted.ts', 'culori/fn'],
  ])('%s may import %s', async (file, imported) => {
    const rules = await rulesAgainst(file, imported);
    expect(rules).not.toContain('@nx/enforce-module-boundaries');
    expect(rules).not.toContain('no-restricted-imports');
  });
});

describe('connections to the database', () => {
  it.each([
    ["import pg from 'pg';\nexport const client = new pg.Client();", 'services/colors/src/planted.ts'],
    ['export const client = await pool.connect();', 'services/palettes/src/planted.ts'],
    [
      'export class Answers { #pool = makePool(); get = () => this.#pool.connect(); }',
      'services/palettes/src/planted.ts',
    ],
    [
      'export const pool = (dataSource.driver as PostgresDriver).master;',
      'libs/server/nest-kit/src/jobs/planted.ts',
    ],
  ])('nobody but nest-kit opens them: %s', async (text, file) => {
    expect(await rulesAgainstText(file, text)).toContain('no-restricted-syntax');
  });

  it('nest-kit itself does', async () => {
    const text = 'export const client = await pool.connect();';
    const rules = await rulesAgainstText('libs/server/nest-kit/src/database/planted.ts', text);
    expect(rules).not.toContain('no-restricted-syntax');
  });
});
