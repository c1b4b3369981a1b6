import { cpus } from 'node:os';
import type { Browser } from 'playwright-core';

/** A machine with less idle time than this share has others wait for a processor. */
const IDLE_SHARE = 0.1;

export interface ProcessorLoad {
  /** Processor time of the busiest page's process since the browser started, in milliseconds. */
  busiestPage: () => Promise<number>;
  /** Whether the machine's processors had almost no idle time since the start of the watch. */
  isSaturated: () => boolean;
}

/** Watches the processors, to tell a page that blocks itself from one that waits for its turn. */
export async function watchProcessors(browser: Browser): Promise<ProcessorLoad> {
  const session = await browser.newBrowserCDPSession();
  const before = processorTimes();
  return {
    async busiestPage() {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      const pages = processInfo.filter(({ type }) => type === 'renderer');
      return Math.max(0, ...pages.map(({ cpuTime }) => cpuTime * 1000));
    },
    isSaturated() {
      const now = processorTimes();
      return now.idle - before.idle < IDLE_SHARE * (now.total - before.total);
    },
  };
}

function processorTimes(): { idle: number; total: number } {
  const times = cpus().map((processor) => processor.times);
  const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    total: sum(times.flatMap((each) => Object.values(each))),
  };
}
