const STEMS = '甲乙丙丁戊己庚辛壬癸';
const BRANCHES = '子丑寅卯辰巳午未申酉戌亥';
/** Month and day from which a solar season begins; varies by a day between years. */
const SEASONS = [
  [204, '春'],
  [505, '夏'],
  [807, '秋'],
  [1107, '冬'],
] as const;

/** Returns a calligrapher's date such as 丙午冬. The sexagenary year begins with spring. */
export function calligraphyDate(date: Date): string {
  const day = (date.getMonth() + 1) * 100 + date.getDate();
  const year = date.getFullYear() - (day < SEASONS[0][0] ? 1 : 0);
  const [stem, branch] = [STEMS[(year + 6) % 10], BRANCHES[(year + 8) % 12]];
  return `${stem}${branch}${SEASONS.findLast(([from]) => day >= from)?.[1] ?? '冬'}`;
}
