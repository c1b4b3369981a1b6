// Specification part 2 §9, "Feedback prompt".

/** Clicks in one run that ask whether the visitor needs help. */
export const RAPID_CLICK_COUNT = 5;
/** Longest time between two clicks of a run, milliseconds. */
export const RAPID_CLICK_INTERVAL_MS = 750;
/** Longest way between two clicks of a run, CSS pixels. */
export const RAPID_CLICK_DISTANCE_PX = 30;

export interface Click {
  /** Milliseconds on any clock. */
  at: number;
  /** Place in the window, CSS pixels. */
  x: number;
  y: number;
}

/** Clicks in quick succession at about one place. */
export interface RapidClicks {
  last: Click;
  /** At least 1. */
  count: number;
}

/** The run that ends with `click`: the one so far, or a new one when the click came too late or too far away. */
export function rapidClicks(run: RapidClicks | null, click: Click): RapidClicks {
  const goesOn =
    run !== null &&
    click.at - run.last.at <= RAPID_CLICK_INTERVAL_MS &&
    Math.hypot(click.x - run.last.x, click.y - run.last.y) <= RAPID_CLICK_DISTANCE_PX;
  return { last: click, count: goesOn ? run.count + 1 : 1 };
}
