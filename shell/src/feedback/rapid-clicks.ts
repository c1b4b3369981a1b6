// The limits are from specification part 2 §9, "Feedback prompt".

export const RAPID_CLICK_COUNT = 5;
export const RAPID_CLICK_INTERVAL_MS = 750;
export const RAPID_CLICK_DISTANCE_PX = 30;

export interface Click {
  at: number;
  x: number;
  y: number;
}

export interface RapidClicks {
  last: Click;
  count: number;
}

export function rapidClicks(run: RapidClicks | null, click: Click): RapidClicks {
  const goesOn =
    run !== null &&
    click.at - run.last.at <= RAPID_CLICK_INTERVAL_MS &&
    Math.hypot(click.x - run.last.x, click.y - run.last.y) <= RAPID_CLICK_DISTANCE_PX;
  return { last: click, count: goesOn ? run.count + 1 : 1 };
}
