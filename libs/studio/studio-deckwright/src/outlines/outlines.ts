import type { TalkKind } from '@danqing/contracts/agent';
import { BIOGRAPHY } from './biography.ts';
import { CITY_GUIDE } from './city-guide.ts';
import { LESSON } from './lesson.ts';
import { MUSEUM_TOUR } from './museum-tour.ts';
import type { Outline } from './outline.ts';
import { PRODUCT_LAUNCH } from './product-launch.ts';
import { PROPOSAL } from './proposal.ts';
import { QUARTERLY_REPORT } from './quarterly-report.ts';
import { TALK } from './talk.ts';
import { TEA_AND_CRAFT } from './tea-and-craft.ts';
import { TEAM_REVIEW } from './team-review.ts';
import { THESIS_DEFENCE } from './thesis-defence.ts';
import { TRAINING } from './training.ts';
import { TRAVEL_PLAN } from './travel-plan.ts';

export const OUTLINES: Record<TalkKind, Outline> = {
  'product-launch': PRODUCT_LAUNCH,
  'quarterly-report': QUARTERLY_REPORT,
  lesson: LESSON,
  'thesis-defence': THESIS_DEFENCE,
  'travel-plan': TRAVEL_PLAN,
  'museum-tour': MUSEUM_TOUR,
  'team-review': TEAM_REVIEW,
  proposal: PROPOSAL,
  training: TRAINING,
  biography: BIOGRAPHY,
  'tea-and-craft': TEA_AND_CRAFT,
  'city-guide': CITY_GUIDE,
  talk: TALK,
};
