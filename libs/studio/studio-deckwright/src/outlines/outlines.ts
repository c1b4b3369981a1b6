import type { TalkKind } from '@danqing/contracts/agent';
import biography from '../../data/outlines/biography.json' with { type: 'json' };
import cityGuide from '../../data/outlines/city-guide.json' with { type: 'json' };
import lesson from '../../data/outlines/lesson.json' with { type: 'json' };
import museumTour from '../../data/outlines/museum-tour.json' with { type: 'json' };
import productLaunch from '../../data/outlines/product-launch.json' with { type: 'json' };
import proposal from '../../data/outlines/proposal.json' with { type: 'json' };
import quarterlyReport from '../../data/outlines/quarterly-report.json' with { type: 'json' };
import talk from '../../data/outlines/talk.json' with { type: 'json' };
import teaAndCraft from '../../data/outlines/tea-and-craft.json' with { type: 'json' };
import teamReview from '../../data/outlines/team-review.json' with { type: 'json' };
import thesisDefence from '../../data/outlines/thesis-defence.json' with { type: 'json' };
import training from '../../data/outlines/training.json' with { type: 'json' };
import travelPlan from '../../data/outlines/travel-plan.json' with { type: 'json' };
import type { Outline } from './outline.ts';

/** TypeScript widens the layouts, icons and scenes of JSON to strings; `outline-data.test.ts` checks them. */
export const OUTLINES = {
  'product-launch': productLaunch,
  'quarterly-report': quarterlyReport,
  lesson,
  'thesis-defence': thesisDefence,
  'travel-plan': travelPlan,
  'museum-tour': museumTour,
  'team-review': teamReview,
  proposal,
  training,
  biography,
  'tea-and-craft': teaAndCraft,
  'city-guide': cityGuide,
  talk,
} as Record<TalkKind, Outline>;
