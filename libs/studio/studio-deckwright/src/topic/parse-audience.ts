import type { Found } from './parse-length.ts';

const HEADS =
  'students|pupils|grandmother|grandfather|grandparents|neighbours|neighbors|patients|boss|children|kids|teens|teenagers|beginners|novices|freshmen|undergraduates|graduates|parents|families|teachers|educators|investors|executives|managers|leaders|leadership|directors|board|committee|jury|examiners|stakeholders|shareholders|customers|clients|buyers|partners|colleagues|coworkers|employees|staff|hires|starters|joiners|interns|newcomers|volunteers|team|teams|department|class|designers|developers|engineers|doctors|nurses|visitors|tourists|travellers|travelers|guests|friends|press|journalists|media|public|audience|seniors|adults|members|club|council|donors|graders|(?:grade|year|class) \\d+(?: (?:students|pupils|children))?';

const PATTERNS: readonly RegExp[] = [
  /(?:听众|受众|观众|对象|聽眾)(?:主要)?(?:是|为|：|:)\s*(?<who>[^，。；,;.\n]{1,30})/u,
  /(?:面向|针对|面對)(?<who>[^，。；,;\n]{1,24}?)(?=的|讲|做|介绍|进行|开展|，|,|。|$)(?:的)?/u,
  /(?:给|給)(?<who>[^，。；,;\n的]{1,24}?)(?:看|听)(?=$|[，。；,;\s])/u,
  /(?:给|給|向(?!け)|为|為|跟|和)(?!什么|什麼|何|日葵|我(?!们|們))(?<who>[^，。；,;\n的]{1,24}?)(?=(?:做|作|上|开|准备|写|搞|来|办|讲|講|介绍|介紹|汇报|演讲|演示|分享|展示|科普|培训|看|听)(?!座|解员|师))/u,
  /(?<who>[^、。，,\s]{1,24}?)(?:さん|様)?(?:向け(?:に|の|、)?|に向けて|に向けた|を対象(?:に|とした|とする)(?:した|、)?)/u,
  /(?:聞き手|対象|聴衆|対象者)(?:は|：|:)\s*(?<who>[^、。，,\n]{1,30}?)(?=です|、|。|$)(?:です)?/u,
  /(?<=^|[、。\s]|について|を)(?<who>[^、。，,\s]{1,24}?(?:生|人|員|者|達|たち|方々|先生|チーム|役員|部長|社長|親|子ども|子供|客|様))に(?=.*(?:説明|紹介|話|教え|伝え|発表|プレゼン|講義|案内|報告|提案))/u,
  /\b(?:audience|listeners)\s*(?:is|are|:)\s*(?<who>[^,.;\n]{1,40})/iu,
  new RegExp(
    `\\b(?:for|to|aimed at|in front of|with)\\s+(?<who>(?:(?!for\\b|to\\b|about\\b|on\\b|of\\b|in\\b)[\\p{L}\\d'’-]+\\s+){0,5}?(?:${HEADS})(?:\\s+(?:at|from|of)\\s+(?!(?:how|what|why)\\b)[\\p{L}'’-]+(?:\\s+\\p{Lu}[\\p{L}'’-]*)*)?)(?![\\p{L}'’-])`,
    'iu',
  ),
];

export function parseAudience(text: string): Found<string> {
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text);
    const who = match?.groups?.['who']
      ?.trim()
      .replace(/^(?:一个|一群|一班|我们的?|我的|my|our|a group of|an audience of)\s*/iu, '');
    if (!match || who === undefined || who === '' || [...who].length > 40) continue;
    return { value: who, rest: `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` };
  }
  return { value: null, rest: text };
}
