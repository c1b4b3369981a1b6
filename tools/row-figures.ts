// node tools/row-figures.ts: counts the raw queries, and lists those whose rows `tools/rows` cannot check.
import { collectQueries } from './rows/collect-queries.ts';

const { queries } = collectQueries();
const unread = queries.filter(({ texts }) => texts === null);
for (const { place } of unread) console.log(place);
console.log(`${queries.length - unread.length} of ${queries.length} queries are checked`);
