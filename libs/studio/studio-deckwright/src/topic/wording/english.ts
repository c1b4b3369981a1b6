import type { TalkKind } from '@danqing/contracts/agent';
import { off, type Wording } from './wording.ts';

const DETERMINER = '(?:a|an|the|my|our|your|this|some|another)';
const ADJECTIVES =
  '(?:(?:short|brief|quick|simple|fun|nice|good|great|professional|beautiful|engaging|interesting|persuasive|new|full|complete|detailed|introductory|basic|public|annual|[\\w-]+-(?:long|day|week|night|hour)|\\d+[- ]slide|\\d+[- ]page)\\s+)*';
const TALK =
  '(?:presentation|slide ?decks?|decks?|slides?|slide ?shows?|power ?points?|pptx?|talk|speech|lecture|keynote|briefing|pitch deck|pitch|overview|session|seminar|webinar)';
const LINK =
  '(?:about|on|for|of|to|covering|introducing|explaining|regarding|that (?:covers|explains|introduces))';

const KINDS: Record<TalkKind, readonly [before: string, after: string]> = {
  'product-launch': [
    '(?:product )?launch|launching|release|unveiling|presenting',
    '(?:product )?launch(?: event| day| deck)?|release|debut|reveal',
  ],
  'quarterly-report': [
    '(?:quarterly |annual |monthly )?(?:report|review|results)',
    '(?:quarterly |annual |monthly )?(?:business review|report|results|review|figures|earnings)',
  ],
  lesson: [
    '(?:public )?(?:lesson|class|course|lecture|introduction|intro|primer)(?: plan)?',
    '(?:lesson|class|course)(?: plan)?',
  ],
  'thesis-defence': [
    "(?:(?:master's|phd|doctoral|bachelor's) )?(?:thesis|dissertation|viva)(?: defen[cs]e| presentation)?|defen[cs]e|thesis",
    "(?:(?:master's|phd|doctoral|bachelor's) )?(?:thesis|dissertation|viva)?(?: ?defen[cs]e)?",
  ],
  'travel-plan': [
    '(?:(?:travel|trip|holiday) plan|itinerary|trip|road trip|holiday|vacation|journey|weekend|(?:[\\w-]+ )?(?:days?|nights?|weeks?))|honeymoon|travelling|traveling',
    '(?:travel plan|trip plan|itinerary|road trip|trip|holiday|vacation|honeymoon)',
  ],
  'museum-tour': ['(?:guided )?(?:museum )?(?:tour|visit|walk)', '(?:guided )?(?:tour|visit|highlights)'],
  'team-review': [
    '(?:team |project |sprint )?(?:review|retrospective|retro|post-?mortem|look back|looking back|lessons learned)',
    '(?:team |project |sprint )?(?:review|retrospective|retro|post-?mortem|lessons learned)',
  ],
  proposal: [
    '(?:project |business |grant )?(?:proposal|pitch|plan|case|business case|proposing)',
    '(?:project |business |grant )?(?:proposal|pitch|business case|business plan)',
  ],
  training: [
    '(?:(?:staff|onboarding|introductory) )?(?:training|workshop|onboarding|tutorial|bootcamp)(?: session| course| day)?',
    '(?:training|workshop|onboarding|tutorial|bootcamp|basics)(?: session| course| day)?',
  ],
  biography: [
    '(?:short )?(?:biography|life story|life(?: and (?:work|works|times|legacy))?|story|portrait)',
    "(?:biography|life story|(?:'s|’s) (?:life(?: and (?:work|works|times|legacy))?|story|biography))",
  ],
  'tea-and-craft': ['(?:introduction|intro|guide|art|craft)', '(?:for beginners)'],
  'city-guide': [
    "(?:(?:local's |locals' |insider |city |walking )?guide|(?:city )?walk|(?:\\d+|[a-z]+-?[a-z]*) hours|one day|a day|a weekend|things to do|where to eat)",
    '(?:(?:city |local |neighbou?rhood |walking )?guide|city walk|walk)',
  ],
  talk: ['(?:introduction|intro|overview)', '(?:overview)'],
};

export const ENGLISH: Wording = {
  sentenceEnd: /(?<=[?？])|[!。！；;\n]|\.(?=\s|$)/u,
  request: [
    off(
      "^(?:please|kindly|hi|hello|hey|can you|could you|would you|i need|i want|i'd like|i would like|we need|we want|i have to|we have to|i must|i'm (?:going|planning) to|help me(?: to)?|let's|to)(?![\\p{L}'’-])",
      'iu',
    ),
    off(
      `^(?:make|create|write|prepare|build|give|do|generate|design|draft|put together|get|show|deliver|present|pitch|propose|plan|defend|cover|tell)(?:\\s+(?:me|us|them))?(?=\\s+(?:${DETERMINER}|${TALK}|about)\\s)`,
      'iu',
    ),
    off(
      '^(?:teach(?:ing)?|explain(?:ing)?|introduce|introducing|describe|describing|discuss(?:ing)?|(?:talk|speak|tell)(?:ing)?(?: us| me| them)? about|walk(?:ing)? through)\\s+(?:them |me |us |everyone )?(?=\\S)',
      'iu',
    ),
    off(`^(?:${DETERMINER}\\s+)?${ADJECTIVES}${TALK}\\s+${LINK}(?=\\s)`, 'iu'),
    off(`^(?:${DETERMINER}\\s+)?${ADJECTIVES}${TALK}(?=[\\s:,]*$|:)`, 'iu'),
    off(`\\s+${TALK}$`, 'iu'),
    off('^(?:topic|subject|title|theme)\\s*(?::|is)', 'iu'),
    off('^(?:about|on|for|of|and|that|which|covering|regarding|with|at|by|called|titled)\\s', 'iu'),
    off('\\s(?:for|to|in|about|on|of|and|with|at|by|the|a|an|is|lasting|please)$', 'iu'),
  ],
  kinds: (kind) => {
    const [before, after] = KINDS[kind];
    return [
      ...(kind === 'product-launch'
        ? [
            off(
              `^.*\\b(?:releasing|launching|unveiling|introducing|presenting)\\s+(?:${DETERMINER}\\s+)?(?=\\S)`,
              'iu',
            ),
            off('\\s(?:next|this) (?:week|month|quarter|year|spring|summer|autumn|fall|winter)\\b.*$', 'iu'),
          ]
        : []),
      off(
        `^(?:${DETERMINER}\\s+)?${ADJECTIVES}(?:${before})\\s+(?:about|on|for|of|to|in|through|around|into)(?=\\s)`,
        'iu',
      ),
      off(`^(?:${DETERMINER}\\s+)?${ADJECTIVES}(?:${before})(?=[:\\s]*$)`, 'iu'),
      off(`(?:^|(?:\\s|(?=['’]s)))(?:${after})$`, 'iu'),
      off('^what (?:is|are)\\s', 'iu'),
    ];
  },
  nothing:
    /^(?:a|an|the|my|our|your|we|us|i|me|it|this|some|new|team|project|quarterly|annual|monthly|product|museum|city|short|business|company|staff|session|about|on|for|to|presentation|slides?|deck|talk|the (?:team|company|project|product|museum|city)|our (?:team|company|project|product|city))?$/iu,
  question:
    /^(?:how|why|what(?! is | are )|when|where|who|which|should|can|could|do|does|did|is|are|will|would|whether|if|let)\b|\b(?:should|must|we|you|i|will)\b|[?？]/iu,
  asNoun: (subject) => {
    const phrase = subject.length > 28 ? (subject.split(/,\s|\s[(]/u)[0] ?? subject) : subject;
    return phrase
      .replace(/[?？]+$/u, '')
      .replace(/^(?:an?)\s/iu, 'the ')
      .replace(/^The\s/u, 'the ')
      .replace(/^[A-Z][a-z]+(?<!j)ing(?=\s[a-z])/u, (word) => word.toLowerCase())
      .trim();
  },
};
